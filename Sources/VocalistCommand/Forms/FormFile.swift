import JSON
import Localization
import Narration
import SelectionModel

/// A form as it is written in a file: an object with `fields`, or just the array of them.
struct FormFile {
  let localizer: Localizer

  func form(_ value: JSONValue) throws(FormFileFault) -> Form {
    let fields: [JSONValue]
    var name: String?
    var isReviewed = true
    if let array = value.array {
      fields = array
    } else {
      guard let object = value.object, object["fields"] != nil else {
        throw FormFileFault("form_not_a_form")
      }
      let members = try FormMembers(
        value, allowed: ["name", "review", "fields"], localizer: localizer)
      fields = try members.list("fields") ?? []
      name = try members.text("name")
      isReviewed = try members.flag("review") ?? true
    }
    return try form(name, fields, isReviewed: isReviewed)
  }

  private func form(
    _ name: String?, _ values: [JSONValue], isReviewed: Bool
  ) throws(FormFileFault) -> Form {
    let reader = FormFieldReader(localizer: localizer)
    var fields: [FormField] = []
    for (index, value) in values.enumerated() {
      do throws(FormFileFault) {
        fields.append(try reader.field(value))
      } catch {
        var fault = error
        fault.field = index + 1
        fault.name = value.object?["name"]?.string
        throw fault
      }
    }
    do throws(FormError) {
      return try Form(name: name, fields: fields, words: isReviewed ? words : nil)
    } catch {
      throw fault(error, in: fields)
    }
  }

  private var words: FormWords {
    let localizer = localizer
    return FormWords(
      review: localizer.text(Message("form_review")),
      submit: localizer.text(Message("form_submit")), blank: localizer.text(Message("blank")),
      secret: localizer.text(Message("hidden")), separator: localizer.text(Message("separator"))
    ) { label, answer in
      localizer.text(
        Message("form_answer", ["name": .text(label), "answer": .text(answer)]))
    }
  }

  /// Why the model refuses it, at the field that is wrong.
  private func fault(_ error: FormError, in fields: [FormField]) -> FormFileFault {
    func fault(_ key: String, in name: String, about other: String? = nil) -> FormFileFault {
      var fault = FormFileFault(key, other.map { ["name": .text($0)] } ?? [:])
      fault.field = fields.lastIndex { $0.name == name }.map { $0 + 1 }
      fault.name = name
      return fault
    }
    return switch error {
    case .nothingToAnswer: FormFileFault("form_nothing_to_answer")
    case .duplicateName(let name): fault("form_duplicate_name", in: name, about: name)
    case .unknownField(let other, let name): fault("form_unknown_field", in: name, about: other)
    case .fieldNotBefore(let other, let name):
      fault("form_field_not_before", in: name, about: other)
    case .minimumAboveMaximum(let name): fault("form_minimum_above_maximum", in: name)
    }
  }
}
