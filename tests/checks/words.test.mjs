// The interface speaks WordPress's English: US spelling, the terms of the trade, short labels, short sentences.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fastGlob from 'fast-glob';
import { allTexts } from '../../bin/lib/languages/texts.mjs';

const BRITISH = new RegExp(
	`\\b(?:${ [
		'\\w*colour\\w*',
		'grey\\w*',
		'centre[ds]?',
		'behaviours?',
		'favourites?',
		'(?:organ|recogn|custom|optim|minim|maxim|initial|summar|real|author|special|priorit|emphas|categor|apolog)is(?:e[ds]?|ing|ation)',
		'analys(?:e[ds]?|ing)',
		'(?:cancel|label|travel|model|signal|fuel)l(?:ed|ing|er)',
		'licences?',
		'defence|offence',
		'\\w*met(?:re)s?',
		'\\w*litres?',
		'tonnes?',
		'(?:to|after|back|up|for)wards',
		'whilst|amongst',
		'enquir\\w+',
		'cheques?',
		'programmes?',
		'(?:neighbour|honour|harbour|labour|rumour)\\w*',
		'catalogues?',
		'fulfil|skilful',
		'jewellery',
		'kerbs?|tyres?|storeys?',
		'learnt|spelt|burnt',
		'per cent',
		'e-mails?',
	].join( '|' ) })\\b`,
	'i'
);

/** Words that are no terms of the field, each with the one to use. */
const TERMS = [
	[ /\bpictures?\b/i, 'image' ],
	[ /\bfilms?\b/i, 'video' ],
	[ /\bby chance\b/i, 'random' ],
	[ /\bfor (?:ever|good)\b/i, 'always, permanently' ],
	[ /\bat the moment\b|\banew\b|\bperhaps\b/i, 'now, again, nothing' ],
	[ /\b(?:whoever|whom|somebody)\b/i, 'the reader is “you”; others are visitors, members, editors' ],
	[ /\bstays? for\b/i, 'duration' ],
	[ /\bby itself\b/i, 'automatically' ],
	[ /\bas it is\b/i, 'unchanged' ],
	[ /\btakes? (?:out|away)\b|\bputs? away\b/i, 'remove, dismiss' ],
	[ /\blet(?:s)? (?:it |them )?in\b/i, 'approve' ],
	[ /\bheld(?! for review)\b/i, 'on hold' ],
	[ /\b(?:largest|smallest|shortest) (?:width|height|size|font|text|file|password)\b/i, 'max, min' ],
	[ /\bmoved? in\b|\bmoving in\b/i, 'switch, import' ],
	[ /\bload(?:ing)? (?:mark|beforehand)\b/i, 'spinner, preload' ],
	[ /\b(?:link|sign-up) (?:by|for) (?:mail|letters)\b/i, 'magic link, newsletter' ],
];

const WORDS_OF_A_SENTENCE = 25;
const WORDS_OF_A_LABEL = 4;

const countWords = ( text ) => text.split( /\s+/ ).filter( Boolean ).length;

/** What is wrong with one text, as reasons. */
function faults( text ) {
	const plain = text.replace( /<[^>]+>/g, '' ).trim();
	const isLabel = ! /[.!?…:]["”’)]?$/.test( plain ) && ! plain.includes( '%' ) && countWords( plain ) <= 8;
	return [
		...( BRITISH.test( plain ) ? [ `British spelling “${ plain.match( BRITISH )[ 0 ] }”` ] : [] ),
		...TERMS.filter( ( [ term ] ) => term.test( plain ) ).map(
			( [ term, better ] ) => `“${ plain.match( term )[ 0 ] }”: say ${ better }`
		),
		...( isLabel && countWords( plain ) > WORDS_OF_A_LABEL && /^\w+ of (?:the|a|an) /i.test( plain )
			? [ 'a label “X of the Y” of more than four words' ]
			: [] ),
		...plain
			.split( /(?<=[.!?])\s+/ )
			.filter( ( sentence ) => countWords( sentence ) > WORDS_OF_A_SENTENCE )
			.map( ( sentence ) => `a sentence of ${ countWords( sentence ) } words` ),
	];
}

/** Readable texts of one file: text nodes, `alt` and strings of block attributes in HTML, string literals in PHP, values in JSON. */
function copyOf( file ) {
	const source = readFileSync( file, 'utf8' );
	const strings = ( pattern ) => [ ...source.matchAll( pattern ) ].map( ( match ) => match[ 1 ] );
	if ( file.endsWith( '.html' ) ) {
		const paragraphs = source.replace( /<!--[\s\S]*?-->/g, '\n' ).replace( /<br\s*\/?>/g, '\n' );
		return [
			...paragraphs.replace( /<[^>]*>/g, '' ).split( '\n' ),
			...strings( /\b(?:alt|title|aria-label)="([^"]*)"/g ),
			...strings( /"\w+":"([^"\n]* [^"\n]*)"/g ),
		];
	}
	if ( file.endsWith( '.php' ) ) {
		return strings( /'((?:[^'\\\n]|\\.)*)'/g ).filter( ( text ) => /^\p{Lu}.* |[.!?]$/u.test( text ) );
	}
	const values = ( value ) =>
		typeof value === 'string' ? [ value ] : Object.values( value ?? {} ).flatMap( ( one ) => values( one ) );
	const read = JSON.parse( source );
	return values( file.endsWith( 'block.json' ) ? [ read.example ] : read ).filter( ( text ) => text.includes( ' ' ) );
}

/** What is read without being translated: the demo, and the examples that the inserter shows. */
const COPY = [ 'demo/**/*.{html,php,json}', 'blocks/**/block.json' ];

/** Places whose words are Contact Form 7's own. */
const RECORDED = [ 'plugins/frontage-forms/src/Document/DefaultMessages.php' ];

describe( 'what screens say', () => {
	test( 'is in the words of the field', () => {
		const found = [ ...allTexts() ].flatMap( ( [ domain, entries ] ) =>
			[ ...entries.values() ]
				.filter( ( { places } ) => ! places.every( ( place ) => RECORDED.includes( place.split( ':' )[ 0 ] ) ) )
				.flatMap( ( { text, plural, places } ) =>
					[ text, ...( plural === undefined ? [] : [ plural ] ) ].flatMap( ( one ) =>
						faults( one ).map( ( fault ) => `${ domain } “${ one }” (${ places[ 0 ] }): ${ fault }` )
					)
				)
		);
		assert.deepEqual( found, [] );
	} );

	test( 'holds for the demo and for examples of blocks', () => {
		const files = fastGlob.sync( COPY, { ignore: [ '**/{build,node_modules}/**' ] } );
		const found = files.flatMap( ( file ) =>
			copyOf( file ).flatMap( ( text ) =>
				faults( text ).map( ( fault ) => `${ file } “${ text.trim() }”: ${ fault }` )
			)
		);
		assert.ok( files.length > 50 );
		assert.deepEqual( found, [] );
	} );

	for ( const [ text, fault ] of [
		[ 'Colour of the loading mark', /British.*Colour/ ],
		[ 'E-mail address', /British/ ],
		[ 'Forty centimetres towards the harbour', /British/ ],
		[ 'Pay by cheque', /British/ ],
		[ 'Pictures come by chance', /image|random/ ],
		[ 'Moves by itself', /automatically/ ],
		[ 'Largest height', /max/ ],
		[ 'Strength of the password that people choose', /four words/ ],
		[ `It ${ 'goes on '.repeat( 13 ) }.`, /27 words|28 words/ ],
		[ 'Choose whoever may read it.', /you/ ],
	] ) {
		test( `“${ text.slice( 0, 40 ) }” is refused`, () => assert.match( faults( text ).join(), fault ) );
	}

	for ( const text of [
		'Spinner color',
		'Max height',
		'Held for review',
		'Could not save the form. Check your connection and try again.',
	] ) {
		test( `“${ text }” is fine`, () => assert.deepEqual( faults( text ), [] ) );
	}
} );
