import type { Picture } from '@belvedere/ui/picture.ts'
import { expect, test } from 'vitest'
import { styleBox } from './picture-box.ts'

function aBox() {
  const styles = new Map<string, string>()
  const style = { setProperty: (name: string, value: string) => styles.set(name, value) }
  return { box: { style }, styles }
}

const picture: Picture = {
  alt: null,
  title: null,
  focalPoint: { x: 0.5, y: 0.6 },
  responsiveImage: {
    src: '/a.jpg',
    srcSet: '',
    width: 3,
    height: 2,
    aspectRatio: 1.5,
    bgColor: '#8a9a86',
    base64: 'data:image/webp;base64,iVBOR=',
  },
}

test('a box gets the ratio and the placeholder of its picture', () => {
  const { box, styles } = aBox()
  styleBox(box, picture, 1.5)
  expect(Object.fromEntries(styles)).toEqual({
    '--ar': '1.5',
    '--fx': '50%',
    '--fy': '60%',
    'background-color': '#8a9a86',
    'background-image': 'url("data:image/webp;base64,iVBOR=")',
  })
})

test('without a picture a box gets its ratio alone', () => {
  const { box, styles } = aBox()
  styleBox(box, null, 1.6)
  expect([...styles]).toEqual([['--ar', '1.6']])
})
