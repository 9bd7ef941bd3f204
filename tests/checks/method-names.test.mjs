// Methods, properties and variables in PHP have names that say what they are or do.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nodes, parsePhp, phpIn } from '../../bin/lib/php.mjs';

/** Folders of PHP whose names are checked. */
const FOLDERS = [
	'packages/kit/php',
	'packages/rules/php',
	'packages/slider/php',
	'packages/slider-import/php',
	'plugins/frontage-accounts/src',
	'plugins/frontage-shop/src',
	'plugins/frontage-site/src',
	'plugins/frontage-slider/src',
	'themes/frontage/inc',
];

/** Prepositions, adverbs, pronouns, figures of speech and verbs without an object. */
const REFUSED_METHODS = new Set(
	`above alone anew around asked at away back behind below beside bring by by_hand desk dress done door drawn each
	 four given go_on half hand_over heed here hurry in inside is judged keep kept known later left lost manners may
	 mine named now of on one ones other others outside own plain printed refused said say shown spin stored take
	 take_back tell there told typed undone under wait wanted watch whole with within word words written`.split( /\s+/ )
);

/** The same for properties, parameters and local variables. */
const REFUSED_VARIABLES = new Set(
	`brought crowd desk doubt dress fingers half here judged keeper lent letters maker mine mistake nobody pile proof
	 said sentence spoken spot stamp stayed theirs there told town trouble whoever whose wishes`.split( /\s+/ )
);

/** Names that add-ons and WP-CLI use, and a usual word of readers. */
const ALLOWED = new Set( [
	'ElementorCommand::back',
	'ImportPreview::of',
	'MigrationPart::keep',
	'MigrationPart::may',
	'PostMigrationPart::may',
	'PostRestoration::keep',
	'PostTransfer::keep',
	'SettingsPart::keep',
	'SettingsPart::may',
	'SourceValues::take',
	'StylesPart::keep',
	'StylesPart::may',
	'VerifiedWrite::is_lost',
] );

/** The refused names in a file's nodes, each once. */
function refused( list ) {
	const found = new Set();
	for ( const one of list.filter( ( { kind } ) => /^(class|interface|trait|enum)$/.test( kind ) ) ) {
		const owner = one.name?.name ?? 'class';
		for ( const part of nodes( one.body ) ) {
			const name = typeof part.name === 'string' ? part.name : part.name?.name;
			if ( part.kind === 'method' && REFUSED_METHODS.has( name ) && ! ALLOWED.has( `${ owner }::${ name }` ) ) {
				found.add( `${ owner }::${ name }()` );
			}
			if ( /^(variable|parameter|property)$/.test( part.kind ) && REFUSED_VARIABLES.has( name ) ) {
				found.add( `${ owner }: $${ name }` );
			}
		}
	}
	return [ ...found ];
}

describe( 'names in PHP', () => {
	for ( const folder of FOLDERS ) {
		test( folder, () =>
			assert.deepEqual(
				phpIn( '.', folder ).flatMap( ( { file, nodes: list } ) =>
					refused( list ).map( ( name ) => `${ file }: ${ name }` )
				),
				[]
			)
		);
	}

	const inClass = ( code ) => [ ...nodes( parsePhp( `<?php\nclass Quote { ${ code } }`, 'Quote.php' ).children ) ];
	for ( const code of [
		'public static function of( string $name ): self {}',
		'private function printed(): string {}',
		'public function run(): void { $told = 1; }',
		'public function run( string $spot ): void {}',
		'public function __construct( private string $half ) {}',
		'private string $proof = "";',
	] ) {
		test( `${ code }: refused`, () => assert.equal( refused( inClass( code ) ).length, 1 ) );
	}
	for ( const code of [
		'public static function from_array( array $values ): self {}',
		'private string $spots = "";',
		'public function is_public( string $address ): bool { $here_document = 1; }',
	] ) {
		test( `${ code }: right`, () => assert.deepEqual( refused( inClass( code ) ), [] ) );
	}
} );
