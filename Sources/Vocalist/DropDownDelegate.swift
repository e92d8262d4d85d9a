/// Listens to a drop-down.
public protocol DropDownDelegate: AnyObject {
  /// The choice differs from what it was.
  func dropDown(_ dropDown: DropDown, didChoose choice: Choice)
}
