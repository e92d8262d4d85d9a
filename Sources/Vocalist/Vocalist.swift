import Localization
import Narration
import SelectionModel

// The names that a program needs beside `DropDown`, so that it imports one module.

public typealias Selector = SelectionModel.Selector
public typealias SelectorConfiguration = SelectionModel.SelectorConfiguration
public typealias SelectorError = SelectionModel.SelectorError
public typealias OptionList = SelectionModel.OptionList
public typealias OptionDetails = SelectionModel.OptionDetails
public typealias Action = SelectionModel.Action
public typealias Announcement = Narration.Announcement
public typealias Verbosity = Narration.Verbosity
public typealias Localizer = Localization.Localizer
public typealias Sentence = Localization.Sentence
