import * as m0 from './20261128_153327_initial.ts'
import * as m1 from './20261129_020605_bin.ts'
import * as m2 from './20261129_075627_imports.ts'
import * as m3 from './20261129_085952_answers.ts'
import * as m4 from './20261129_105014_bulk_changes.ts'
import * as m5 from './20261129_111221_replies.ts'
import * as m6 from './20261129_112500_hero_looks.ts'
import * as m7 from './20261129_122358_patterns.ts'
import * as m8 from './20261129_142503_bulk_edit.ts'
import * as m9 from './20261129_203207_enquiry_questions.ts'
import * as m10 from './20261129_213356_themes.ts'
import * as m11 from './20261129_213439_inquire_page.ts'
import * as m12 from './20261129_214033_words.ts'
import * as m13 from './20261129_214247_addresses.ts'
import * as m14 from './20261130_001350_facts.ts'
import * as m15 from './20261130_012220_light_of_pictures.ts'
import * as m16 from './20261130_012645_property_kind.ts'
import * as m17 from './20261130_040331_category_noun.ts'

export const migrations = [
  { name: '20261128_153327_initial', up: m0.up, down: m0.down },
  { name: '20261129_020605_bin', up: m1.up, down: m1.down },
  { name: '20261129_075627_imports', up: m2.up, down: m2.down },
  { name: '20261129_085952_answers', up: m3.up, down: m3.down },
  { name: '20261129_105014_bulk_changes', up: m4.up, down: m4.down },
  { name: '20261129_111221_replies', up: m5.up, down: m5.down },
  { name: '20261129_112500_hero_looks', up: m6.up, down: m6.down },
  { name: '20261129_122358_patterns', up: m7.up, down: m7.down },
  { name: '20261129_142503_bulk_edit', up: m8.up, down: m8.down },
  { name: '20261129_203207_enquiry_questions', up: m9.up, down: m9.down },
  { name: '20261129_213356_themes', up: m10.up, down: m10.down },
  { name: '20261129_213439_inquire_page', up: m11.up, down: m11.down },
  { name: '20261129_214033_words', up: m12.up, down: m12.down },
  { name: '20261129_214247_addresses', up: m13.up, down: m13.down },
  { name: '20261130_001350_facts', up: m14.up, down: m14.down },
  { name: '20261130_012220_light_of_pictures', up: m15.up, down: m15.down },
  { name: '20261130_012645_property_kind', up: m16.up, down: m16.down },
  { name: '20261130_040331_category_noun', up: m17.up, down: m17.down },
]
