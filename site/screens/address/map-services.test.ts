import { expect, test } from 'vitest'
import { mapServices } from './map-services.ts'

const address = '1 Shore Lane & Co\n 00001 Our Place'

test('with coordinates, map services on the web show the place', () => {
  const links = mapServices({ address, lat: 36.1, lng: -6 }).map(({ to }) => to)
  expect(links).toEqual([
    'https://www.openstreetmap.org/?mlat=36.1&mlon=-6#map=17/36.1/-6',
    'https://www.google.com/maps/search/?api=1&query=36.1%2C-6',
    'https://maps.apple.com/?ll=36.1%2C-6&q=1%20Shore%20Lane%20%26%20Co%2C%2000001%20Our%20Place',
  ])
})

test('without coordinates, they search for the address', () => {
  const links = mapServices({ address: 'Hof 1\nBerlin', lat: null, lng: 4 }).map(({ to }) => to)
  expect(links).toEqual([
    'https://www.openstreetmap.org/search?query=Hof%201%2C%20Berlin',
    'https://www.google.com/maps/search/?api=1&query=Hof%201%2C%20Berlin',
    'https://maps.apple.com/?q=Hof%201%2C%20Berlin',
  ])
})
