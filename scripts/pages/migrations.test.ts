import { expect, test } from 'vitest'
import { withoutLinks } from './migrations.ts'

test('links to a removed kind are reset before PostgreSQL and SQLite change the table', () => {
  const postgres = '  ALTER TABLE "menu" ALTER COLUMN "link_target" SET DATA TYPE text;\n'
  expect(withoutLinks(postgres, 'press')).toBe(
    `  UPDATE "menu" SET link_target = 'page' WHERE link_target = 'press';\n${postgres}`,
  )
  const sqlite = '  await db.run(sql`INSERT INTO \\`__new_menu\\`("id", "link_target") SELECT …`)\n'
  expect(withoutLinks(sqlite, 'press')).toBe(
    `  await db.run(sql\`UPDATE \\\`menu\\\` SET link_target = 'page' WHERE link_target = 'press';\`)\n${sqlite}`,
  )
})

test('other statements stay as they are', () => {
  const text = '  DROP TABLE "press" CASCADE;\n'
  expect(withoutLinks(text, 'press')).toBe(text)
})
