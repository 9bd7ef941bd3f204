/** Pure logic and components in jsdom; WordPress and the browser are tested elsewhere. */
module.exports = {
	preset: '@wordpress/jest-preset-default',
	testEnvironment: 'jsdom',
	testMatch: [ '<rootDir>/{behaviors,blocks,packages,plugins,tests}/**/*.test.{ts,tsx}' ],
	modulePathIgnorePatterns: [ '<rootDir>/(.cache|vendor|dist)/', '<rootDir>/plugins/[^/]+/(build|kit)/' ],
	transformIgnorePatterns: [ '/node_modules/(?!(?:uuid|marked|parsel-js|@wordpress/theme)/)' ], // WordPress's components load these, which are modules only.
	transform: { '\\.m?[jt]sx?$': require.resolve( '@wordpress/scripts/config/babel-transform.js' ) },
	moduleNameMapper: {
		'\\.css$': '<rootDir>/tests/support/empty.js',
		'^@testing-library/dom$': '<rootDir>/tests/support/testing-library.js',
	},
	setupFiles: [ '<rootDir>/tests/support/field-types.js' ],
	clearMocks: true, // No test counts what another one called.
	testTimeout: 120_000, // A net, not a clock: no test knows how busy the machine is.
};
