import {
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import config from '../../payload.config.ts'
import { deliverySchema } from './delivery-schema.ts'

type Described = { name: string; description?: string | null | undefined }
type Place = [place: string, described: Described]

test('every type, field, argument, input and enum value has a description', async () => {
  const places = placesOf(deliverySchema(await config))

  expect(places.filter(([, { description }]) => !isSentence(description)).map(nameOf)).toEqual([])
  expect(places.length).toBeGreaterThan(500)
})

test('fields of the model are described in the words of the studio', async () => {
  const places = new Map(placesOf(deliverySchema(await config)))
  const wordsOf = (place: string) => places.get(place)?.description

  expect(wordsOf('HeroRecord.subtitle')).toBe('Subtitle. Plain text. Line breaks are kept.')
  expect(wordsOf('RealEstateListingRecord_status.sold')).toBe('Sold.')
  expect(wordsOf('ContentBlockRecord.text')).toMatch(/Sanitised HTML\.$/)
  expect(wordsOf('AmenityRecord')).toBe('Amenity. Shared places, shown on the map.')
})

const nameOf = ([place]: Place) => place

function isSentence(text: string | null | undefined) {
  return /^\S.*[.?!]$/s.test(text ?? '')
}

function placesOf(schema: GraphQLSchema): Place[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type))
  return types.flatMap((type) => [[type.name, type] as Place, ...partsOf(type)])
}

function partsOf(type: GraphQLNamedType): Place[] {
  if (isEnumType(type)) return type.getValues().map((value) => below(type.name, value))
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => below(type.name, field))
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => {
    const own = below(type.name, field)
    return [own, ...field.args.map((arg: GraphQLArgument) => below(own[0], arg))]
  })
}

function below(parent: string, described: Described): Place {
  return [`${parent}.${described.name}`, described]
}
