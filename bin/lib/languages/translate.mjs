// Updates the .po files from the sources: npm run translate [domain…]. Translations are kept; new texts are added empty.
import { translatedDomains } from './breaches.mjs';
import { fileOf, LOCALES, updatePo } from './po.mjs';
import { allTexts } from './texts.mjs';

const texts = allTexts();
const domains = process.argv.length > 2 ? process.argv.slice( 2 ) : translatedDomains( texts );
for ( const domain of domains ) {
	if ( ! texts.has( domain ) ) {
		console.error( `frontage: no text names the domain “${ domain }”.` );
		process.exitCode = 1;
		continue;
	}
	for ( const locale of Object.keys( LOCALES ) ) {
		const missing = updatePo( domain, locale, texts.get( domain ) );
		const { size } = texts.get( domain );
		console.log(
			`${ fileOf( domain, locale ) }: ${ size - missing } of ${ size } translated${
				missing ? `; ${ missing } wait with an empty msgstr` : ''
			}`
		);
	}
}
