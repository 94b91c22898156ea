import { runTests } from './run/tests.ts'

/** The tests for every change: types, style, unit, contract and browser tests. */
runTests('every change')
