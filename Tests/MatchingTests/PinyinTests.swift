import Matching
import Testing

@Suite struct `Chinese labels and Latin letters` {
  private let matcher = LabelMatcher()

  @Test(arguments: [
    ("行", "xing"), ("行", "hang"), ("重庆", "chongqing"), ("重庆", "cq"), ("重庆", "zhongqing"),
    ("北京", "bj"), ("北京", "beijing"), ("北京", "BJ"), ("北京", "ｂｊ"), ("北京", "北j"),
    ("北京", "beij"), ("北京", "bjing"), ("中国", "zhg"), ("中国", "zg"), ("中国", "zhonggu"),
    ("wifi 密码", "wifi mm"), ("WiFi 密码", "wifi mima"), ("VS Code 设置", "vs code sz"),
    ("臺灣", "taiwan"), ("女生", "nvsheng"), ("女生", "nusheng"), ("绿色", "lü"), ("西安", "xi'an"),
    ("银行家", "yinhangj"), ("音乐", "yinyue"), ("㐀", "qiu"), ("𬘘", "dan"),
  ])
  func `begin with what is typed`(label: String, typed: String) {
    #expect(matcher.label(ArraySlice(label.utf8), beginsWith: typed))
  }

  @Test(arguments: [
    ("北京", "jing"), ("北京", "beijingshi"), ("北京", "bjs"), ("北京", "beji"), ("北京", "bei "),
    ("行", "xinghang"), ("中国", "hg"), ("密码 wifi", "wifi mm"), ("abc", "bj"), ("ベ", "be"),
  ])
  func `do not begin with something else`(label: String, typed: String) {
    #expect(!matcher.label(ArraySlice(label.utf8), beginsWith: typed))
  }

  @Test func `hold what is typed anywhere`() {
    #expect(matcher.label(ArraySlice("中国北京市".utf8), contains: "bjs"))
    #expect(matcher.label(ArraySlice("我的 wifi 密码".utf8), contains: "wifi mm"))
    #expect(!matcher.label(ArraySlice("中国北京市".utf8), contains: "bs"))
  }

  @Test func `labels of many readings take no longer than their length`() {
    let label = String(repeating: "行重长乐", count: 500)
    let typed = String(repeating: "xz", count: 30) + "q"
    #expect(!matcher.label(ArraySlice(label.utf8), contains: typed))
    #expect(!matcher.label(ArraySlice(label.utf8), contains: String(repeating: "xz", count: 40)))
  }

  @Test func `broken text is passed over`() {
    #expect(!matcher.label([0xE5, 0x8C], beginsWith: "b"))
    #expect(matcher.label([0xE5, 0x8C] + ArraySlice("北京".utf8), contains: "bj"))
  }
}
