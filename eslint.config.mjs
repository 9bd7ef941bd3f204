import wordpress from '@wordpress/eslint-plugin';

/** Tests that hide others or do not run, whichever runner they are for: bin/lib/test/results.mjs counts them as failed too. */
const LEFT_OUT = '/^(only|skip|todo|fixme|failing)$/';
const TEST = '/^(test|it|describe|suite)$/';
const message = 'Every test runs: take only, skip, todo or fixme away, or delete the test.';
const unrunTests = [
	`MemberExpression[object.name=${ TEST }][property.name=${ LEFT_OUT }]`,
	`MemberExpression[object.name=${ TEST }][property.value=${ LEFT_OUT }]`,
	`MemberExpression[object.property.name=${ TEST }][property.name=${ LEFT_OUT }]`,
	`CallExpression[callee.name=${ TEST }] > ObjectExpression > Property[key.name=${ LEFT_OUT }]`,
	'CallExpression[callee.name=/^(fit|fdescribe|xit|xtest|xdescribe)$/]',
].map( ( selector ) => ( { selector, message } ) );

/** What in a story reads the page before it has settled, or looks at a clock: tests/support has what does neither. */
const unsettledStories = [
	{
		selector: 'MemberExpression[property.name="boundingBox"]',
		message:
			'Take box() or boxes() of tests/support/settled-layout.ts: they read once the page has settled. boxNow() is for what is in motion.',
	},
	...[
		'MemberExpression[property.name=/^(waitForTimeout|setInterval)$/]',
		'MemberExpression[object.name=/^(Date|performance)$/][property.name="now"]',
		'MemberExpression[object.property.name=/^(Date|performance)$/][property.name="now"]',
		'CallExpression[callee.name="setInterval"]',
	].map( ( selector ) => ( {
		selector,
		message:
			'A story looks at no clock: wait for what happens, for settled() of tests/support/settled-layout.ts, or move the time by hand.',
	} ) ),
];

export default [
	{ ignores: [ '**/build/**', '**/node_modules/**', 'vendor/**', '.cache/**', 'dist/**', 'plugins/*/kit/**' ] },
	...wordpress.configs.recommended,
	{
		files: [ '**/*.{ts,tsx,js,mjs,cjs}' ],
		settings: { 'import/resolver': { typescript: true, node: true } },
		rules: {
			'import/no-unresolved': 'off', // TypeScript says so already.
			'import/no-extraneous-dependencies': 'off', // One root package installs everything.
			'jsdoc/require-param': 'off', // Docblocks say what a signature cannot.
			'jsdoc/require-returns': 'off',
			'jsdoc/require-returns-description': 'off',
		},
	},
	{
		files: [ '**/*.tsx' ],
		rules: {
			'no-restricted-syntax': [
				'error',
				{
					selector:
						'JSXElement[openingElement.name.name="Notice"] JSXElement > [name.name=/^(?!ExternalLink$)[A-Z]/]',
					message:
						'Notice calls its children to read them out, hooks and all, and breaks once their number changes: give buttons as `actions`.',
				},
			],
		},
	},
	{
		files: [ '**/*.{test,spec}.{ts,tsx,js,mjs}' ],
		rules: { 'no-restricted-syntax': [ 'error', ...unrunTests ] },
	},
	{
		// The last entry for a file replaces those before it.
		files: [ 'tests/{journeys,engines,screen-reader}/**/*.{ts,tsx,js,mjs}' ],
		rules: { 'no-restricted-syntax': [ 'error', ...unrunTests, ...unsettledStories ] },
	},
	{
		files: [ '{bin,tools}/**' ],
		rules: { 'no-console': 'off' }, // A command's output is what it is for.
	},
];
