import SelectionModel

/// What happened in a search bar.
struct SearchNarrator {
  let changes: [SearchChange]
  let bar: SearchBar
  let verbosity: Verbosity
  let echo: Echo

  func announcement() -> Announcement {
    for change in changes {
      switch change {
      case .cancelled: return .cancelled
      case .submitted:
        return Announcement(
          .searched, [.query(bar.field.text), .option(type(bar.selectedType))], priority: .result)
      case .nothingToSearch: return text(lead: Message("nothing_to_search"))
      case .moved(to: .text): return text()
      case .moved(to: .types): return panel()
      case .typeChanged(_, let index): return Announcement(.chosen, [.chosen(type(index))])
      case .alreadySelected(let index):
        return Announcement(.alreadySelected, [.option(type(index))])
      case .text(let change): return words.announcement(of: change)
      case .types: return announce(inPanel, bar.types, verbosity: verbosity)
      case .left, .nothing: continue
      }
    }
    let isKey = !changes.isEmpty
    return here(lead: isKey && verbosity == .verbose ? Message("nothing_here") : nil)
  }

  private var words: TextNarrator { TextNarrator(field: bar.field, echo: echo) }

  private var inPanel: [Change] {
    changes.compactMap { if case .types(let change) = $0 { change } else { nil } }
  }

  private func type(_ index: Int) -> Label {
    Narrator(changes: [], selector: bar.types, verbosity: verbosity, isAlone: true).label(index)
  }

  private func here(lead: Message?) -> Announcement {
    if bar.part == .types {
      var result = announce([], bar.types, verbosity: verbosity)
      result.lead = lead
      return result
    }
    return text(lead: lead)
  }

  /// The text with the type beside it: the bar shows which one it is while the panel is closed.
  private func text(lead: Message? = nil) -> Announcement {
    let isBrief = verbosity == .brief
    let name = bar.name.map { [Fact.name($0)] } ?? []
    let type = Message("search_type", ["option": self.type(bar.selectedType).argument])
    var result = Announcement(
      .searchText,
      name + (isBrief ? [] : [.role(words.role)]) + words.value
        + [.message(slot: "type", type)] + (isBrief ? [] : [.collapsed]))
    result.lead = lead
    return result
  }

  private func panel() -> Announcement {
    announce([.expanded], bar.types, verbosity: verbosity)
  }
}
