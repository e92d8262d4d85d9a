#include "CICUMessages.h"

#include <unicode/bytestream.h>
#include <unicode/fmtable.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/rbnf.h>
#include <unicode/uchar.h>
#include <unicode/ustring.h>

#include <memory>
#include <string>
#include <vector>

using namespace icu;

struct CICUMessage {
  MessageFormat format;
};

static int32_t copy(const UnicodeString &text, char *output, int32_t capacity) {
  CheckedArrayByteSink sink(output, capacity);
  text.toUTF8(sink);
  return sink.NumberOfBytesAppended();
}

static std::string utf8(const UnicodeString &text) {
  std::string result;
  text.toUTF8String(result);
  return result;
}

static int32_t byte_offset(const UnicodeString &text, int32_t units) {
  return static_cast<int32_t>(utf8(text.tempSubString(0, units)).size());
}

CICUMessage *cicu_message_open(const char *tag, const char *pattern, int32_t *fault_offset) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError fault;
  fault.offset = 0;
  const UnicodeString text = UnicodeString::fromUTF8(pattern);
  const Locale locale = Locale::forLanguageTag(tag, status);
  if (U_FAILURE(status)) {
    status = U_ZERO_ERROR;
  }
  auto message = new CICUMessage{MessageFormat(text, locale, fault, status)};
  if (U_SUCCESS(status)) {
    return message;
  }
  *fault_offset = byte_offset(text, fault.offset);
  delete message;
  return nullptr;
}

void cicu_message_close(CICUMessage *message) { delete message; }

int32_t cicu_message_format(CICUMessage *message, const CICUArgument *arguments, int32_t count,
                            char *output, int32_t capacity) {
  std::vector<UnicodeString> names;
  std::vector<Formattable> values;
  for (int32_t index = 0; index < count; index++) {
    names.push_back(UnicodeString::fromUTF8(arguments[index].name));
    if (arguments[index].text) {
      values.emplace_back(UnicodeString::fromUTF8(arguments[index].text));
    } else {
      values.emplace_back(arguments[index].number);
    }
  }
  UErrorCode status = U_ZERO_ERROR;
  UnicodeString result;
  message->format.format(names.data(), values.data(), count, result, status);
  return U_SUCCESS(status) ? copy(result, output, capacity) : -1;
}

bool cicu_pattern_visit(const char *pattern, int32_t *fault_offset, void *context,
                        CICUVisitor visitor) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError fault;
  fault.offset = 0;
  const UnicodeString text = UnicodeString::fromUTF8(pattern);
  const MessagePattern parsed(text, &fault, status);
  if (U_FAILURE(status)) {
    *fault_offset = byte_offset(text, fault.offset);
    return false;
  }
  struct Open {
    std::string name;
    std::string type;
  };
  // The placeholders that are open where the reading is, the innermost last.
  std::vector<Open> open;
  for (int32_t index = 0; index < parsed.countParts(); index++) {
    const auto &part = parsed.getPart(index);
    switch (part.getType()) {
    case UMSGPAT_PART_TYPE_ARG_START: {
      Open argument;
      std::string style;
      argument.name = utf8(parsed.getSubstring(parsed.getPart(index + 1)));
      switch (part.getArgType()) {
      case UMSGPAT_ARG_TYPE_NONE:
        break;
      case UMSGPAT_ARG_TYPE_SIMPLE:
        argument.type = utf8(parsed.getSubstring(parsed.getPart(index + 2)));
        if (parsed.getPartType(index + 3) == UMSGPAT_PART_TYPE_ARG_STYLE) {
          style = utf8(parsed.getSubstring(parsed.getPart(index + 3)));
        }
        break;
      case UMSGPAT_ARG_TYPE_PLURAL:
        argument.type = "plural";
        break;
      case UMSGPAT_ARG_TYPE_SELECTORDINAL:
        argument.type = "selectordinal";
        break;
      case UMSGPAT_ARG_TYPE_SELECT:
        argument.type = "select";
        break;
      default:
        argument.type = "choice";
        break;
      }
      visitor(context, argument.name.c_str(), argument.type.c_str(), style.c_str(), nullptr);
      open.push_back(argument);
      break;
    }
    case UMSGPAT_PART_TYPE_ARG_LIMIT:
      open.pop_back();
      break;
    case UMSGPAT_PART_TYPE_ARG_SELECTOR:
      visitor(context, open.back().name.c_str(), open.back().type.c_str(), "",
              utf8(parsed.getSubstring(part)).c_str());
      break;
    default:
      break;
    }
  }
  return true;
}

bool cicu_spellout_has_rule(const char *tag, const char *rule) {
  UErrorCode status = U_ZERO_ERROR;
  RuleBasedNumberFormat format(URBNF_SPELLOUT, Locale::forLanguageTag(tag, status), status);
  format.setDefaultRuleSet(UnicodeString::fromUTF8(rule), status);
  return U_SUCCESS(status);
}
