import { expect, test } from 'vitest'
import { Registry } from './metrics.ts'

test('the text has help, type and samples of each metric', () => {
  const registry = new Registry()
  const answers = registry.counter('answers_total', 'Answers\nby cache.')
  registry.gauge('pages', 'Pages.', () => 3)
  registry.gauge('lag_seconds', 'Unknown yet.', () => undefined)
  registry.counted('hits_total', 'Hits.', () => [{ labels: { kind: 'a' }, value: 2 }])
  answers.increment({ cache: 'hit' })
  answers.increment({ cache: 'hit' }, 2)
  answers.increment({ cache: 'miss' })
  expect(registry.text()).toBe(
    [
      '# HELP answers_total Answers\\nby cache.',
      '# TYPE answers_total counter',
      'answers_total{cache="hit"} 3',
      'answers_total{cache="miss"} 1',
      '# HELP pages Pages.',
      '# TYPE pages gauge',
      'pages 3',
      '# HELP hits_total Hits.',
      '# TYPE hits_total counter',
      'hits_total{kind="a"} 2',
      '',
    ].join('\n'),
  )
})

test('a label cannot break out of its quotes', () => {
  const registry = new Registry()
  registry.counter('odd', 'Odd.').increment({ name: 'a"b\\c\nd' })
  expect(registry.text()).toContain('odd{name="a\\"b\\\\c\\nd"} 1\n')
})

test('the buckets of a histogram contain the smaller ones', () => {
  const registry = new Registry()
  const seconds = registry.histogram('seconds', 'Time.', [0.1, 1])
  for (const value of [0.1, 0.5, 7]) seconds.observe(value, { kind: 'a' })
  expect(registry.text().split('\n').slice(2, -1)).toEqual([
    'seconds_bucket{kind="a",le="0.1"} 1',
    'seconds_bucket{kind="a",le="1"} 2',
    'seconds_bucket{kind="a",le="+Inf"} 3',
    'seconds_sum{kind="a"} 7.6',
    'seconds_count{kind="a"} 3',
  ])
})

test('a label with ever new values does not fill the memory', () => {
  const counter = new Registry().counter('queries', 'Queries.')
  for (let i = 0; i < 5000; i++) counter.increment({ operation: `made-up-${i}` })
  const samples = counter.samples()
  expect(samples.length).toBeLessThan(400)
  expect(samples.reduce((sum, { value }) => sum + value, 0)).toBe(5000)
  expect(samples.at(-1)).toMatchObject({ labels: { operation: 'other' } })
})
