/**
 * No circle of imports, types counted: a type that goes round ties files together as much as a function does, and neither
 * can be read or tested alone. `bin/lib/import-circles.mjs` runs it for the checks; by hand: `npx depcruise packages blocks`.
 */
module.exports = {
	forbidden: [
		{
			name: 'no-circle',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
	],
	options: {
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		exclude: { path: [ 'node_modules', '(^|/)build/' ] },
		enhancedResolveOptions: {
			extensions: [ '.ts', '.tsx', '.js', '.mjs', '.json' ],
			exportsFields: [ 'exports' ],
			conditionNames: [ 'import' ],
		},
	},
};
