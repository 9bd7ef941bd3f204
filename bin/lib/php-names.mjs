// Names of methods and variables in PHP: a method says what it is or what it does, a variable what it holds.
import { phpIn } from './php.mjs';

/** Folders whose names are checked, without the classes of Contact Form 7, whose names cannot be changed. */
const CHECKED = [ 'plugins/frontage-forms/src' ];
const GIVEN = /\/Compat\/names\//;

/** Pronouns, prepositions and adverbs. */
const STANDS_ALONE =
	/^(?:after|again|all|aside|at|away|before|behind|below|by|elsewhere|for|from|here|in|its|later|mine|never|now|of|once|one|others?|otherwise|ours?|own|some|that|theirs|then|there|to|until|what|when|where|whole|whose|why|with|without)$/;

/** A verb's form that needs a noun, as in `sent_files`. */
const PARTICIPLE =
	/^(?!(?:booking|feed|heading|need|rating|setting|spacing|string)s?$)(?:[a-z]{3,}(?:ed|ing)|begun|done|drawn|found|given|gone|held|kept|known|left|lost|made|said|sent|shown|spent|taken|told|worn|written)$/;

/** Words of everyday life for what has a term: staging folder, email, partial file, user, action. */
const METAPHOR =
	/(?:^|_)(?:anew|by_hand|crowd(?:ed)?|deeds?|desk|doors?|half|heir|letters?|let_in|starry|tell|told|trap|trouble)(?:_|$)/;

/** `of_form`, `in_words`, `that_go`. */
const PREPOSITION_FIRST = /^(?:behind|by|in|of|that|what|where|why)_/;

/** Methods that guides or the reference promise to add-ons. */
const PROMISED = new Set( [ 'posted', 'with' ] );

/** Properties that are stored under their names. */
const STORED = new Set( [ 'plugins/frontage-forms/src/MailDelivery/DeliveryNotice.php $told' ] );

/** Variables that say nothing about what they hold. Participles are allowed: what a filter returned, what visitors typed. */
const REFUSED_VARIABLES =
	/^(?:begun|deeds?|desk|gone|half|heir|letters?|meals|mine|mistake|otherwise|ours|said|some|starry|theirs|told|trap|trouble|whose|wishes|yes)$/;

/** Why a method's name is refused, or ''. */
export function methodFault( name ) {
	if ( PROMISED.has( name ) ) {
		return '';
	}
	return [
		[ STANDS_ALONE, 'says nothing alone' ],
		[ PARTICIPLE, 'is a participle' ],
		[ METAPHOR, 'is a metaphor' ],
		[ PREPOSITION_FIRST, 'begins with a preposition' ],
	]
		.filter( ( [ pattern ] ) => pattern.test( name ) )
		.map( ( [ , reason ] ) => reason )
		.join( ', ' );
}

/** Why a variable's name is refused, or ''. */
export const variableFault = ( name ) => ( REFUSED_VARIABLES.test( name ) ? 'says nothing alone' : '' );

const nameOf = ( { name } ) => ( typeof name === 'string' ? name : ( name?.name ?? '' ) );

/** The refused names of a file's nodes, each with its reason. */
export function refusedNames( { file, nodes } ) {
	const faults = new Set();
	for ( const node of nodes ) {
		const isMethod = node.kind === 'method';
		if ( isMethod || [ 'variable', 'parameter', 'property' ].includes( node.kind ) ) {
			const name = nameOf( node );
			const fault = isMethod ? methodFault( name ) : variableFault( name );
			if ( fault && ! STORED.has( `${ file } $${ name }` ) ) {
				faults.add( `${ file }: ${ isMethod ? `${ name }()` : `$${ name }` } ${ fault }` );
			}
		}
	}
	return [ ...faults ];
}

/** The refused names below a root. */
export const nameBreaches = ( root ) =>
	CHECKED.flatMap( ( folder ) => phpIn( root, folder ) )
		.filter( ( { file } ) => ! GIVEN.test( file ) )
		.flatMap( refusedNames );
