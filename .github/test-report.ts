/**
 * `pnpm test:report`: reports the cost of tests, by project and by file. Seconds are summed over the files, imports and
 * hooks included: with two workers the elapsed time is about half.
 */
import type { Reporter, TestModule } from 'vitest/node';

const dearest = 40;
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(8);

function costOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

export default class TestReport implements Reporter {
  private started = performance.now();

  onInit() {
    this.started = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const files = modules
      .map((module) => ({
        name: module.relativeModuleId,
        project: module.project.name,
        tests: [...module.children.allTests()].length,
        cost: costOf(module),
      }))
      .sort((one, other) => other.cost - one.cost);
    const lines = ['', ' seconds  tests  files  project'];
    for (const [project, its = []] of Object.entries(Object.groupBy(files, ({ project }) => project))) {
      const [cost, tests] = its.reduce(([sum, count], file) => [sum + file.cost, count + file.tests], [0, 0]);
      lines.push(
        `${seconds(cost)} ${String(tests).padStart(6)} ${String(its.length).padStart(6)}  ${project}`,
      );
    }
    lines.push(
      `${seconds(performance.now() - this.started)}                by the clock`,
      '',
      ' seconds  tests  file',
    );
    for (const { name, tests, cost } of files.slice(0, dearest))
      lines.push(`${seconds(cost)} ${String(tests).padStart(6)}  ${name}`);
    process.stdout.write(`${lines.join('\n')}\n`);
  }
}
