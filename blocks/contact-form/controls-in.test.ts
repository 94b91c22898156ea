// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { answersIn } from './controls-in.ts'

test('answers have their questions as the owner wrote them, without the note that they are optional', () => {
  document.body.innerHTML = `<form>
    <label for="a">How many rooms?<span> optional</span></label><input id="a" name="q-1" value="Three">
    <input id="b" name="q-2" type="checkbox" value="yes" checked><label for="b"><span>A dog comes along</span></label>
    <label for="c">Anything else?<span> optional</span></label><textarea id="c" name="q-3"></textarea>
    <label for="d">Name</label><input id="d" name="name" value="Ines">
  </form>`
  const [form] = document.forms
  expect(form && answersIn(form)).toEqual([
    { label: 'How many rooms?', value: 'Three' },
    { label: 'A dog comes along', value: 'yes' },
  ])
})
