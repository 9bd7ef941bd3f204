import { isTel, isTime, isUrl, toDay } from './formats';
import { readNumber } from './number-reader';
import { clean, isEmail } from './typed-value';
import type { Rule } from './types';

/** Whether the texts and files of a field satisfy one rule (docs/reference/contact-forms.md §6). */
type Check = ( texts: readonly string[], rule: Rule, files: readonly File[] ) => boolean;

/** Limits in a schema are numbers or texts. Any other value sets no limit, as every comparison with NaN is false. */
const number = ( value: unknown, decimal?: string ) => readNumber( `${ value }`, decimal );

const sum = ( numbers: number[] ) => numbers.reduce( ( total, one ) => total + one, 0 );

/**
 * Length in UTF-16 code units, as HTML's `maxlength` counts; a line break counts as one. Invisible outer characters, which
 * are not stored, do not count.
 */
const length = ( texts: readonly string[] ) =>
	sum( texts.map( ( text ) => clean( 'text', text ).replaceAll( '\r\n', '\n' ).length ) );

const size = ( files: readonly File[] ) => sum( files.map( ( file ) => file.size ) );

/** Two addresses in one field are invalid: such a field holds one value. */
const single =
	( test: ( text: string, rule: Rule ) => boolean ): Check =>
	( texts, rule ) =>
		texts.length < 2 && texts.every( ( text ) => test( clean( rule.rule, text ), rule ) );

/** The rules by name. A field without a value passes all but `required`, `requiredfile`, `minitems`, `minfilesize`. */
export const checks: Record< string, Check > = {
	required: ( texts ) => texts.length > 0,
	requiredfile: ( texts, rule, files ) => files.length > 0,

	email: single( isEmail ),
	url: single( ( text, { accept } ) => isUrl( text, accept ) ),
	tel: single( isTel ),
	number: single( ( text, { decimal } ) => ! isNaN( number( text, decimal ) ) ),
	date: single( ( text ) => !! toDay( text ) ),
	time: single( isTime ),

	enum: ( texts, { accept = [] } ) => texts.every( ( text ) => accept.some( ( one ) => `${ one }` === text ) ),
	dayofweek: ( texts, { accept = [] } ) =>
		texts.every( ( text ) => {
			const day = toDay( text )?.getUTCDay() ?? -1;
			return day < 0 || accept.some( ( one ) => Number( one ) === ( day || 7 ) );
		} ),

	minitems: ( texts, { threshold } ) => ! ( texts.length < number( threshold ) ),
	maxitems: ( texts, { threshold } ) => ! ( texts.length > number( threshold ) ),
	minlength: ( texts, { threshold } ) => ! texts.length || ! ( length( texts ) < number( threshold ) ),
	maxlength: ( texts, { threshold } ) => ! ( length( texts ) > number( threshold ) ),
	minnumber: ( texts, { threshold, decimal } ) =>
		! texts.some( ( text ) => number( text, decimal ) < number( threshold ) ),
	maxnumber: ( texts, { threshold, decimal } ) =>
		! texts.some( ( text ) => number( text, decimal ) > number( threshold ) ),
	mindate: ( texts, { threshold } ) =>
		! toDay( `${ threshold }` ) || ! texts.some( ( text ) => toDay( text ) && text < `${ threshold }` ),
	maxdate: ( texts, { threshold } ) =>
		! toDay( `${ threshold }` ) || ! texts.some( ( text ) => toDay( text ) && text > `${ threshold }` ),
	stepnumber: ( texts, { base, interval, decimal } ) => {
		const step = number( interval );
		return (
			! ( step > 0 ) ||
			texts.every( ( text ) => {
				const rest = ( number( text, decimal ) - ( number( base ) || 0 ) ) % step;
				// Zero at six decimal places, the server's precision.
				return Math.min( Math.abs( rest ), Math.abs( rest - step ) ) < 5e-7;
			} )
		);
	},

	file: ( texts, { accept = [] }, files ) =>
		files.every( ( { name } ) => {
			const suffix = /\.[a-z\d]+$/i.exec( name )?.[ 0 ];
			// PHP replaces MIME types by extensions (`Rules::for_browser`); remaining ones are validated by the server.
			return accept.some(
				( one ) => `${ one }`.includes( '/' ) || `${ one }`.toLowerCase() === suffix?.toLowerCase()
			);
		} ),
	minfilesize: ( texts, { threshold }, files ) => ! ( size( files ) < number( threshold ) ),
	maxfilesize: ( texts, { threshold }, files ) => ! ( size( files ) > number( threshold ) ),
};
