// Reporter for Node's test runner: lines of JSON for bin/lib/test/results.mjs.
export default async function* report( events ) {
	for await ( const { type, data } of events ) {
		if ( type === 'test:pass' || type === 'test:fail' ) {
			const { name, file, nesting, details, skip, todo } = data;
			const error = details.error?.cause ?? details.error;
			yield `${ JSON.stringify( {
				name,
				file,
				nesting,
				seconds: details.duration_ms / 1000,
				passed: type === 'test:pass',
				isSuite: details.type === 'suite',
				skip: skip !== undefined,
				todo: todo !== undefined,
				message: String( error?.message ?? error ?? '' ),
			} ) }\n`;
		}
	}
}
