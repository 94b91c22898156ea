import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'

/**
 * One cluster for all test files of a run; each file creates its own database. Its URL is provided to
 * this project only, since other projects run on SQLite at the same time.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  project.provide('postgres', cluster.url('DATABASE'))
  return cluster.stop
}
