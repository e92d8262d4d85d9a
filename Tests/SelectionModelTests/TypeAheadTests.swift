import SelectionModel
import Testing

@Suite struct `Typing ahead` {
  @Test func `letters are collected for a second`() throws {
    var list = try selector(["North", "Nebraska", "Nevada"], .list)
    _ = list.type("nev")
    #expect(list.focusedLabel == "Nevada")
    _ = list.type("no", from: .seconds(5))
    #expect(list.focusedLabel == "North")
  }

  @Test func `a repeated letter goes round`() throws {
    var list = try selector(["Banana", "Blueberry", "Cherry", "Boysenberry"], .list)
    #expect(list.focusedLabel == "Banana")
    for label in ["Blueberry", "Boysenberry", "Banana", "Blueberry"] {
      _ = list.perform(.type("b", at: .zero))
      #expect(list.focusedLabel == label)
    }
  }

  @Test func `a match of all that was typed comes before the cycling`() throws {
    var list = try selector(["Ananas", "Aalborg", "Aachen"], .list)
    _ = list.type("aa")
    #expect(list.focusedLabel == "Aalborg")
  }

  @Test func `a space belongs to the search while some label goes on so`() throws {
    let states = ["South Carolina", "South Dakota", "Tennessee"]
    var dropDown = try selector(states)
    _ = dropDown.type("south d")
    #expect(dropDown.isExpanded)
    #expect(dropDown.focusedLabel == "South Dakota")
    #expect(dropDown.selectedLabels == ["South Carolina"])
  }

  @Test func `a space chooses when no label goes on so`() throws {
    var dropDown = try selector(["Apple", "Banana"])
    _ = dropDown.type("ban ")
    #expect(!dropDown.isExpanded)
    #expect(dropDown.selectedLabels == ["Banana"])
  }

  @Test func `a space chooses again once the search is over`() throws {
    var dropDown = try selector(["South Carolina", "South Dakota"])
    _ = dropDown.type("south")
    _ = dropDown.perform(.toggle(at: .seconds(10)))
    #expect(!dropDown.isExpanded)
  }

  @Test func `a number that begins no label is a position, collected like letters`() throws {
    var list = try selector((1...30).map { "Row \($0)" }, .list)
    _ = list.type("1")
    #expect(list.focused == 0)
    _ = list.perform(.type("2", at: .milliseconds(200)))
    #expect(list.focused == 11)
    _ = list.type("31", from: .seconds(9))
    #expect(list.focused == 2)
  }

  @Test func `a number that begins a label is that label`() throws {
    var list = try selector(["Apple", "2 pears", "Cherry", "10 figs"], .list)
    _ = list.type("1")
    #expect(list.focusedLabel == "10 figs")
  }

  @Test func `no match is told once until the text changes, and moves nothing`() throws {
    var list = try selector(fruit, .list)
    #expect(list.perform(.type("x", at: .zero)) == [.noMatch("x")])
    #expect(list.perform(.type("x", at: .seconds(3))) == [.nothing])
    #expect(list.perform(.type("y", at: .seconds(6))) == [.noMatch("y")])
    #expect(list.focusedLabel == "Apple")
  }

  @Test func `a letter on a collapsed drop-down opens and jumps`() throws {
    var dropDown = try selector(fruit)
    let changes = dropDown.perform(.type("c", at: .zero))
    #expect(changes.first == .expanded)
    #expect(dropDown.focusedLabel == "Cherry")
  }

  @Test func `without a timeout every letter stands alone`() throws {
    var list = try selector(["Ab", "Bc", "Be"], .list) { $0.typeAheadTimeout = .zero }
    _ = list.type("be")
    #expect(list.focusedLabel == "Bc")
  }
}
