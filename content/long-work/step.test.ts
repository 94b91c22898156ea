import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { noteRequest } from '../service/people-first.ts'
import { timeLimit } from './step.ts'

test('a transaction ends after its item while somebody waits for the studio', () => {
  const isTimeOver = timeLimit({ db: {} } as Payload)
  const answer = new EventEmitter()
  noteRequest('/graphql', answer as ServerResponse)
  expect(isTimeOver()).toBe(false)
  noteRequest('/api/pages/1', answer as ServerResponse)
  expect(isTimeOver()).toBe(true)
  answer.emit('close')
  expect(isTimeOver()).toBe(false)
})
