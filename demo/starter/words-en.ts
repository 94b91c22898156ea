import type { StarterWords } from './starter-words.ts'

export const en: StarterWords = {
  locale: 'en-GB',
  currency: 'EUR',
  name: 'Our property',
  kinds: {
    apartments: {
      all: 'The apartments',
      groups: [
        { title: 'One and two rooms', slug: 'one-and-two-rooms' },
        { title: 'Three rooms', slug: 'three-rooms' },
        { title: 'Four rooms and more', slug: 'four-rooms-and-more' },
      ],
    },
    villas: {
      all: 'The villas',
      groups: [
        { title: 'Garden villas', slug: 'garden-villas' },
        { title: 'Courtyard villas', slug: 'courtyard-villas' },
        { title: 'Hill villas', slug: 'hill-villas' },
      ],
    },
    resort: {
      all: 'The houses',
      groups: [
        { title: 'Garden houses', slug: 'garden-houses' },
        { title: 'Courtyard houses', slug: 'courtyard-houses' },
        { title: 'Hill houses', slug: 'hill-houses' },
      ],
    },
    estate: {
      all: 'The houses',
      groups: [
        { title: 'Terraced houses', slug: 'terraced-houses' },
        { title: 'Semi-detached houses', slug: 'semi-detached-houses' },
        { title: 'Detached houses', slug: 'detached-houses' },
      ],
    },
    offices: {
      all: 'The offices',
      groups: [
        { title: 'Studios', slug: 'studios' },
        { title: 'Half floors', slug: 'half-floors' },
        { title: 'Whole floors', slug: 'whole-floors' },
      ],
    },
    plots: {
      all: 'The plots',
      groups: [
        { title: 'Small plots', slug: 'small-plots' },
        { title: 'Plots by the street', slug: 'plots-by-the-street' },
        { title: 'Plots by the wood', slug: 'plots-by-the-wood' },
      ],
    },
  },
  pictures: {
    front: 'Drawing of a front with rows of windows at dusk, some of them lit',
    room: 'Drawing of a room with a tall window and its light on the floor',
    stair: 'Drawing of a stair that leads up into the light',
    garden: 'Drawing of four trees before a long wall',
    roofs: 'Drawing of three gables, one behind the other',
    door: 'Drawing of an open door at the end of a hall',
    balcony: 'Drawing of a balcony in the shade of the one above',
    table: 'Drawing of a table with two chairs under a lamp',
  },
  home: {
    title: 'A place to live',
    subtitle: 'One sentence about what makes it worth a visit.',
    intro:
      'Three or four sentences for somebody who arrives: where it is, what is for sale, who builds it, and when one can move in.',
    housesTitle: 'Three to begin with',
  },
  overview: {
    title: 'Choose yours',
    text: 'Say how the groups differ: size, floor, view, price.',
  },
  group: { text: 'Two sentences about this group: how large, on which side, and for whom.' },
  unit: {
    text: 'What one sees on entering, where the light comes from, and what is outside the window.',
    footnote: 'Say here how areas are measured, and what the price includes.',
  },
  gallery: {
    title: 'Pictures',
    slug: 'pictures',
    description: 'The drawings stand where your photographs will be.',
  },
  map: {
    title: 'How to find us',
    subtitle: 'Where one parks, and which station is near.',
    address: '1 Example Street\n00000 Your Town',
  },
  about: {
    title: 'The property',
    slug: 'about',
    text: 'Who builds it and why, and what they have built before. Two or three paragraphs.',
  },
  location: {
    title: 'The location',
    slug: 'location',
    text: 'What is near on foot, how one gets here, and what one hears in the morning.',
  },
  living: {
    title: 'Living here',
    slug: 'living-here',
    text: 'Materials, heating, lifts, cellars, bicycles, cars: what people ask on a first visit.',
  },
  questions: {
    title: 'Questions',
    slug: 'questions',
    text: 'The questions that you answer most often, with the answers.',
    heading: 'Asked most often',
    rows: [
      { title: 'When can one move in?', text: 'Say the month, and what it depends on.' },
      { title: 'What does the price include?', text: 'Name taxes, fees and parking.' },
      { title: 'How does one reserve?', text: 'Name the steps, and how long each takes.' },
    ],
  },
  contact: {
    title: 'Contact',
    slug: 'contact',
    text: 'Write to us, or come by.',
    heading: 'Write to us',
    subjects: 'A visit\nA price list\nSomething else',
    email: 'E-mail',
    address: 'Address',
  },
  galleries: { title: 'Gallery', slug: 'gallery', text: 'All pictures in one place.' },
  imprint: {
    title: 'Imprint',
    slug: 'imprint',
    text: 'Name and address of the company, who represents it, register and tax numbers.',
  },
  privacy: {
    title: 'Privacy',
    slug: 'privacy',
    text: 'What is stored when somebody writes to you, for how long, and whom to ask about it.',
  },
  cookies: {
    title: 'Cookies',
    slug: 'cookies',
    text: 'Which cookies there are, what each is for, and how to change one’s mind.',
  },
  accessibility: {
    title: 'Accessibility',
    slug: 'accessibility',
    text: 'How accessible this site is, what does not work yet, and whom to tell.',
  },
  menu: { property: 'The property', more: 'Good to know', units: 'Homes', overview: 'Overview' },
}
