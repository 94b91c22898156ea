import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { PasskeyDevice } from '../../testing/passkey-device.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { PASSWORD, type Person, signIn } from '../../testing/people.ts'
import { postTo, switchOnCodes } from '../../testing/second-factor.ts'
import { readEntries } from '../audit/read-entries.ts'
import { sentenceText } from '../audit/sentence.ts'

const STUDIO = 'http://localhost:3001'

let content: TestContent
let payload: Payload
let ada: Person
let bob: Person
let codes: string[]
/** Ada's phone, whose passkey is added by the first test and removed by the last. */
const phone = new PasskeyDevice(STUDIO)

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  ;[ada, bob] = [await signIn(payload, 'editor', 'ada'), await signIn(payload, 'editor', 'bob')]
})
afterEach(() => void vi.useRealTimers())
afterAll(() => content[Symbol.asyncDispose]())

/** The challenge for a new passkey, requested with this password and code. */
async function challengeFor(person: Person, entered: object = { password: PASSWORD }) {
  const { status, body, message } = await person.ask('POST', '/users/passkeys/options', entered)
  const options = { challenge: '', ...(body.options ?? {}) }
  return { status, message, options }
}

const add = (person: Person, response: object, name = 'Phone') =>
  person.ask('POST', '/users/passkeys/add', { name, response })

async function challengeToSignIn() {
  const { body } = await postTo(payload, '/users/passkeys/sign-in-options', {})
  return String(body.challenge)
}

const signInWith = (response: object) => postTo(payload, '/users/passkeys/sign-in', { response })

/** The newest sentences of the audit log. */
async function log() {
  return (await readEntries(payload, { timeZone: 'UTC' }, { limit: 20 })).map(sentenceText)
}

async function factorsOf(person: Person) {
  const { body } = await person.ask('POST', '/users/second-factor')
  return { passkeys: [{ id: 0 }].slice(1), ...(body.factors ?? {}) }
}

test('adding a passkey needs the password, and its challenge works once and for one account', async () => {
  expect((await challengeFor(ada, {})).status).toBe(400)
  const { options } = await challengeFor(ada)
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const made = phone.create(options.challenge)
  expect((await add(bob, made)).status).toBe(400)
  expect((await add(ada, made, ' ')).message).toMatch(/^Name the passkey/)
  const careless = phone.create(options.challenge, { isVerified: false })
  const elsewhere = phone.create(options.challenge, { origin: 'https://evil.example' })
  const unasked = phone.create(await challengeToSignIn())
  for (const response of [careless, elsewhere, unasked, {}])
    expect((await add(ada, response)).message).toMatch(/^This passkey was not added/)
  expect((await add(ada, made, 'Ada’s phone')).status).toBe(200)
  expect((await add(ada, made)).status).toBe(400)
  expect(await factorsOf(ada)).toMatchObject({
    studio: STUDIO,
    passkeys: [{ name: 'Ada’s phone', addedAt: expect.any(String), usedAt: null }],
  })
})

test('a passkey signs in without a password, and without a code if the account has codes', async () => {
  codes = (await switchOnCodes(ada)).recoveryCodes
  const answer = phone.get(await challengeToSignIn())
  const signedIn = await signInWith(answer)
  expect(signedIn).toMatchObject({ status: 200, body: { user: { email: 'ada@example.com' } } })
  expect(signedIn.cookie).toMatch(/^payload-token=/)
  expect(JSON.stringify(signedIn.body)).not.toMatch(/sessions|hash|salt/)
  const { passkeys } = await factorsOf(ada)
  expect(passkeys).toMatchObject([{ usedAt: expect.any(String) }])
})

test('a passkey response is accepted once, even when it is sent twice at the same time', async () => {
  const answer = phone.get(await challengeToSignIn())
  const answers = await Promise.all([signInWith(answer), signInWith(answer)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await signInWith(answer)).cookie).toBe('')
})

test('a passkey of another site, without user verification, or unknown to the service is refused', async () => {
  const challenge = await challengeToSignIn()
  const { options } = await challengeFor(bob)
  const stranger = new PasskeyDevice(STUDIO)
  const answers = [
    phone.get(challenge, { origin: 'http://127.0.0.1:3001' }),
    phone.get(challenge, { isVerified: false }),
    phone.get(options.challenge),
    phone.get('AAAA'),
    { ...stranger.get(challenge), id: phone.get(challenge).id },
    stranger.get(challenge),
    {},
  ]
  for (const answer of answers) {
    const { status, cookie, message } = await signInWith(answer)
    expect([status, cookie]).toEqual([401, ''])
    expect(message).toMatch(/^This passkey does not sign in here/)
  }
  await expect
    .poll(log)
    .toEqual(
      expect.arrayContaining([
        'Somebody tried to sign in to ada with a passkey that was refused',
        'Somebody tried to sign in with a passkey that was refused',
      ]),
    )
  vi.useFakeTimers({ now: Date.now() + 6 * 60_000, toFake: ['Date'] })
  expect((await signInWith(phone.get(challenge))).status).toBe(401)
})

test('a passkey whose counter is lower than the last one is refused as a copy', async () => {
  const used = await signInWith(phone.get(await challengeToSignIn()))
  expect(used.status).toBe(200)
  const copy = phone.get(await challengeToSignIn(), { usesLess: 1 })
  expect(await signInWith(copy)).toMatchObject({ status: 401, cookie: '' })
  expect((await signInWith(phone.get(await challengeToSignIn()))).status).toBe(200)
})

test('a client that tries many passkeys has to wait', async () => {
  const challenge = await challengeToSignIn()
  const response = new PasskeyDevice(STUDIO).get(challenge)
  const statuses = []
  for (let i = 0; i < 9; i++)
    statuses.push(
      (await postTo(payload, '/users/passkeys/sign-in', { response }, '203.0.113.5')).status,
    )
  expect(statuses).toEqual([...Array(8).fill(401), 429])
})

test('a passkey is removed by its owner, with the password and a code', async () => {
  const [passkey] = (await factorsOf(ada)).passkeys
  const remove = (person: Person, entered: object) =>
    person.ask('POST', '/users/passkeys/remove', { passkey: passkey?.id, ...entered })
  expect((await remove(bob, { password: PASSWORD })).status).toBe(404)
  expect((await remove(ada, { password: PASSWORD })).message).toMatch(/asks for a code as well/)
  expect((await challengeFor(ada)).message).toMatch(/asks for a code as well/)
  expect((await factorsOf(ada)).passkeys).toHaveLength(1)
  expect((await remove(ada, { password: PASSWORD, code: codes[0] })).status).toBe(200)
  expect((await factorsOf(ada)).passkeys).toEqual([])
  expect((await signInWith(phone.get(await challengeToSignIn()))).status).toBe(401)
})
