'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { request, sentenceOf } from '../../../studio/request.ts'
import type { Tried } from '../try-address.ts'
import { triedWords } from './tried-words.ts'

/** Says which rule answers an address, and where visitors end. */
export function TryAddress() {
  const field = useId()
  const [words, setWords] = useState<string[]>([])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = String(new FormData(event.currentTarget).get('address') ?? '')
    const path = `/api/redirects/try?${new URLSearchParams({ address })}`
    setWords(await request<Tried>(path).then(triedWords, (error) => [sentenceOf(error)]))
  }
  return (
    <form className="try-address" onSubmit={onSubmit}>
      <label htmlFor={field}>Try an address</label>
      <div>
        <input
          id={field}
          name="address"
          required
          autoComplete="off"
          spellCheck={false}
          placeholder="/old-page or https://old.example/index.php?p=12"
        />
        <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
          Try
        </Button>
      </div>
      <ol role="status">
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </form>
  )
}
