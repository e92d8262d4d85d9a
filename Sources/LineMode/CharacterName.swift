import Narration

/// What characters are called that can't be seen, or are easily taken for another.
enum CharacterName {
  /// The name as a message; nil for a character that speaks for itself.
  static func message(of scalar: Unicode.Scalar) -> Message? {
    switch scalar.value {
    case 0x20: return Message("character_space")
    case 0x09: return Message("character_tab")
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: return Message("character_line_break")
    case 0xA0, 0x202F: return Message("character_no_break_space")
    case 0xAD: return Message("character_soft_hyphen")
    case 0x200B: return Message("character_zero_width_space")
    case 0x200C: return Message("character_zero_width_non_joiner")
    case 0x200D: return Message("character_zero_width_joiner")
    case 0x2060, 0xFEFF: return Message("character_word_joiner")
    case 0x3000: return Message("character_ideographic_space")
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      return Message("character_direction")
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control: return Message("character_control", ["number": .number(Int(scalar.value))])
    case .format, .spaceSeparator, .privateUse, .unassigned, .surrogate:
      let code = String(scalar.value, radix: 16, uppercase: true)
      let zeros = String(repeating: "0", count: max(0, 4 - code.count))
      return Message("character_code", ["code": .text("U+" + zeros + code)])
    default: return nil
    }
  }
}
