import * as m0 from './20261128_153353_initial.ts'
import * as m1 from './20261129_020608_bin.ts'
import * as m2 from './20261129_075630_imports.ts'
import * as m3 from './20261129_085955_answers.ts'
import * as m4 from './20261129_105018_bulk_changes.ts'
import * as m5 from './20261129_111234_replies.ts'
import * as m6 from './20261129_112500_hero_looks.ts'
import * as m7 from './20261129_122400_patterns.ts'
import * as m8 from './20261129_142507_bulk_edit.ts'
import * as m9 from './20261129_203211_enquiry_questions.ts'
import * as m10 from './20261129_213400_themes.ts'
import * as m11 from './20261129_213444_inquire_page.ts'
import * as m12 from './20261129_214035_words.ts'
import * as m13 from './20261129_214250_addresses.ts'
import * as m14 from './20261130_001353_facts.ts'
import * as m15 from './20261130_012225_light_of_pictures.ts'
import * as m16 from './20261130_012647_property_kind.ts'
import * as m17 from './20261130_040335_category_noun.ts'

export const migrations = [
  { name: '20261128_153353_initial', up: m0.up, down: m0.down },
  { name: '20261129_020608_bin', up: m1.up, down: m1.down },
  { name: '20261129_075630_imports', up: m2.up, down: m2.down },
  { name: '20261129_085955_answers', up: m3.up, down: m3.down },
  { name: '20261129_105018_bulk_changes', up: m4.up, down: m4.down },
  { name: '20261129_111234_replies', up: m5.up, down: m5.down },
  { name: '20261129_112500_hero_looks', up: m6.up, down: m6.down },
  { name: '20261129_122400_patterns', up: m7.up, down: m7.down },
  { name: '20261129_142507_bulk_edit', up: m8.up, down: m8.down },
  { name: '20261129_203211_enquiry_questions', up: m9.up, down: m9.down },
  { name: '20261129_213400_themes', up: m10.up, down: m10.down },
  { name: '20261129_213444_inquire_page', up: m11.up, down: m11.down },
  { name: '20261129_214035_words', up: m12.up, down: m12.down },
  { name: '20261129_214250_addresses', up: m13.up, down: m13.down },
  { name: '20261130_001353_facts', up: m14.up, down: m14.down },
  { name: '20261130_012225_light_of_pictures', up: m15.up, down: m15.down },
  { name: '20261130_012647_property_kind', up: m16.up, down: m16.down },
  { name: '20261130_040335_category_noun', up: m17.up, down: m17.down },
]
