import { expect, test } from 'vitest'
import { deviceOf, isCrawlerAgent, isDataSaver, screenOf } from './device.ts'

const device = (userAgent: string, touchPoints = 0) => deviceOf({ userAgent, touchPoints })

test('small is up to 649 px, tablet 650 to 1023', () => {
  expect(screenOf(649)).toEqual({ isSmall: true, isTablet: false })
  expect(screenOf(650)).toEqual({ isSmall: false, isTablet: true })
  expect(screenOf(1023)).toEqual({ isSmall: false, isTablet: true })
  expect(screenOf(1024)).toEqual({ isSmall: false, isTablet: false })
})

test('fractional widths belong to exactly one of small and tablet', () => {
  expect(screenOf(649.5)).toEqual({ isSmall: true, isTablet: false })
})

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'

test('an Apple desktop browser with more than two touch points is a tablet', () => {
  expect(device(MAC, 0)).toBe('desktop')
  expect(device(MAC, 2)).toBe('desktop')
  expect(device(MAC, 5)).toBe('tablet')
})

test('other desktops stay desktops, however many touch points they have', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0'
  expect(device(windows, 10)).toBe('desktop')
  expect(device('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'desktop',
  )
})

test('phones and tablets are recognized by their user agents', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1'
  const ipad = 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148 Safari/604.1'
  const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156.0.0.0 Mobile Safari/537.36'
  const tab = 'Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/156.0.0.0 Safari/537.36'
  const fox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
  const foxTab = 'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0'
  expect([iphone, pixel, fox].map((agent) => device(agent, 5))).toEqual(Array(3).fill('mobile'))
  expect([ipad, tab, foxTab].map((agent) => device(agent, 5))).toEqual(Array(3).fill('tablet'))
})

test('a program that names no browser is a crawler, and a brand of phones is none', () => {
  expect(isCrawlerAgent('WhatsApp/2.23.20.0')).toBe(true)
  expect(isCrawlerAgent('Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/156.0.0.0')).toBe(false)
})

test("Save-Data and 2G count as data saver, 3G and unknown connections don't", () => {
  expect(isDataSaver({ saveData: true, effectiveType: '4g' })).toBe(true)
  expect(isDataSaver({ effectiveType: 'slow-2g' })).toBe(true)
  expect(isDataSaver({ effectiveType: '2g' })).toBe(true)
  expect(isDataSaver({ effectiveType: '3g' })).toBe(false)
  expect(isDataSaver()).toBe(false)
})
