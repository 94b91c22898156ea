import { startCluster } from './cluster.ts'

/** One cluster for all test files of a run; each file makes a database of its own in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  process.env.TEST_POSTGRES = cluster.url('DATABASE')
  return cluster.stop
}
