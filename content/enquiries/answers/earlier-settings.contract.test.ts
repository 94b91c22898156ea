import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openContent } from '../../testing/payload.ts'
import { putStored } from '../../testing/releases/put-stored.ts'
import { storedVersions } from '../../testing/releases/stored.ts'
import { answerTemplatesIn } from '../deliveries/settings/defaults.ts'

const [oldest = ''] = storedVersions()
const SAVED = [
  'DELETE FROM enquiry_settings',
  'INSERT INTO enquiry_settings (id, answer_within_hours) VALUES (1, 8)',
]

test('settings that were saved before there were templates have the usual ones', {
  tags: ['release'],
}, async () => {
  // The configuration reads the location of the database when it is imported.
  vi.resetModules()
  const content = await openContent((folder, url) => putStored(oldest, folder, url, SAVED))
  onTestFinished(() => content[Symbol.asyncDispose]())
  const { answerTemplates } = await content.payload.findGlobal({ slug: 'enquiry-settings' })
  expect(answerTemplates).toMatchObject(answerTemplatesIn(ENGLISH))
})
