/** Pure logic and components in jsdom; WordPress and the browser are tested elsewhere. */
module.exports = {
	preset: '@wordpress/jest-preset-default',
	testEnvironment: 'jsdom',
	testMatch: [ '<rootDir>/{blocks,packages,plugins,tests}/**/*.test.{ts,tsx}' ],
	modulePathIgnorePatterns: [ '<rootDir>/(.cache|vendor|dist)/', '<rootDir>/plugins/[^/]+/(build|kit)/' ],
	transform: { '\\.[jt]sx?$': require.resolve( '@wordpress/scripts/config/babel-transform.js' ) },
	moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/empty.js' },
};
