import { expect, test } from 'vitest'
import { filmPage } from './film-page.ts'

test.for([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=30',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  ' https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ ',
])('recognises %s as a YouTube video', (address) => {
  const film = filmPage(address)
  expect(film?.page).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  expect(film?.embed).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/)
})

test.for([
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
] as const)('recognises %s as a Vimeo video and keeps its hash', ([address, page]) => {
  expect(filmPage(address)?.page).toBe(page)
  expect(filmPage(address)?.embed.includes('&h=')).toBe(page.includes('8272103f6e'))
})

test.for([
  '',
  'film.mp4',
  'https://vimeo.com/about',
  'https://example.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=tooshort',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQtoolong',
  'https://www.youtube.com.example.com/watch?v=aqz-KE-bpKQ',
  'javascript:alert(1)//https://youtu.be/aqz-KE-bpKQ',
])('refuses %s', (address) => {
  expect(filmPage(address)).toBeNull()
})
