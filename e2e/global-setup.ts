import { startStacks } from './start-stacks.ts'

/** Starts the programs for the journeys on the fixture; returns a function that stops them. */
export default function globalSetup() {
  return startStacks(['fixture'])
}
