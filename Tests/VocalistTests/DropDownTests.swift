import Testing
import Vocalist

@Suite struct DropDownTests {
  /// Hears of choices, by closure and as a delegate.
  private final class Listener: DropDownDelegate {
    var heard: [Choice] = []
    var delegated: [Choice] = []
    func dropDown(_ dropDown: DropDown, didChoose choice: Choice) { delegated.append(choice) }
  }

  private let fruit = ["Apple", "Banana", "Cherry"]

  private func dropDown(_ listener: Listener) throws -> DropDown {
    var dropDown = try DropDown(name: "Fruit", options: fruit) { listener.heard.append($0) }
    dropDown.delegate = listener
    return dropDown
  }

  @Test func `a changed choice is told exactly once`() throws {
    let listener = Listener()
    var dropDown = try dropDown(listener)
    dropDown.perform(.activate)
    dropDown.perform(.next)
    #expect(listener.heard.isEmpty)
    dropDown.perform(.activate)
    #expect(listener.heard.map(\.label) == ["Banana"])
    #expect(listener.delegated == listener.heard)
    #expect(dropDown.choice?.index == 1)
    #expect(!dropDown.isExpanded)
  }

  @Test func `choosing what is chosen already collapses and tells nobody`() throws {
    let listener = Listener()
    var dropDown = try dropDown(listener)
    dropDown.perform(.activate)
    dropDown.perform(.activate)
    #expect(!dropDown.isExpanded)
    #expect(listener.heard.isEmpty && listener.delegated.isEmpty)
  }

  @Test func `dismissing changes nothing and tells nobody`() throws {
    let listener = Listener()
    var dropDown = try dropDown(listener)
    dropDown.perform(.activate)
    dropDown.perform(.last)
    dropDown.perform(.dismiss)
    #expect(dropDown.choice?.label == "Apple")
    #expect(listener.heard.isEmpty && listener.delegated.isEmpty)
  }

  @Test func `after every way of closing the next press opens`() throws {
    let listener = Listener()
    var dropDown = try dropDown(listener)
    for closing in [Action.activate, .dismiss, .collapse, .toggle(at: .zero)] {
      dropDown.perform(.activate)
      #expect(dropDown.isExpanded)
      dropDown.perform(closing)
      #expect(!dropDown.isExpanded)
    }
  }

  @Test func `a long list shows a window that follows the focus`() throws {
    var dropDown = try DropDown(options: (0..<10).map { "Hello \($0)" }, pageSize: 5)
    dropDown.perform(.activate)
    #expect(dropDown.window.map(\.index) == [0, 1, 2, 3, 4])
    dropDown.perform(.last)
    #expect(dropDown.window.map(\.index) == [5, 6, 7, 8, 9])
    #expect(dropDown.focused?.label == "Hello 9")
  }

  @Test func `nothing is chosen at the start when told so`() throws {
    var dropDown = try DropDown(options: fruit, selected: nil)
    #expect(dropDown.choice == nil)
    dropDown.perform(.last)
    dropDown.perform(.activate)
    #expect(dropDown.choice?.label == "Cherry")
  }

  @Test func `an empty list and a wrong default are errors at once`() {
    #expect(throws: SelectorError.noOptions) { try DropDown(options: []) }
    #expect(throws: SelectorError.noSuchOption(7)) { try DropDown(options: fruit, selected: 7) }
  }

  @Test func `what is told becomes a sentence of any language`() throws {
    var dropDown = try DropDown(name: "Fruit", options: fruit)
    dropDown.perform(.activate)
    let announcement = dropDown.perform(.next)
    let english = try Localizer(language: "en")
    let chinese = try Localizer(language: "zh-Hans")
    #expect(english.sentence(for: announcement).printed == "Banana, 2 of 3")
    #expect(chinese.sentence(for: announcement).printed == "Banana，第 2 项，共 3 项")
  }

  @Test func `a value may differ from its label`() throws {
    var options = OptionList()
    options.append(label: Array("Small".utf8), value: Array("s".utf8))
    options.append(label: Array("Large".utf8), value: Array("l".utf8))
    var dropDown = try DropDown(options: options, configuration: SelectorConfiguration())
    dropDown.perform(.last)
    dropDown.perform(.activate)
    #expect(dropDown.choice?.value == "l")
    #expect("\(dropDown.choice!)" == "Large")
  }
}
