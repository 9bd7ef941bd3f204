import { result, worth, type Steps } from '@frontage/rules/formula';
import { FORMS, HIDDEN_GROUP } from '../format';
import { counted } from '../numeric-values';
import { valuesOf, type Control } from '../control-values';

/**
 * Reckons while a form is filled in (docs/reference/contact-forms.md §19): shows each result and puts it into the field that is
 * sent. What stands in a hidden group counts nothing; the server reckons anew and decides.
 */
type Calculation = [
	name: string,
	steps: Steps,
	worths: Record< string, Record< string, number > >,
	decimals: number,
	/** A whole number has them, too. */
	isFixed: boolean,
];

/** Groups may wait for a result, and a result for groups: after so many rounds it stays as it is. */
const ROUNDS = 9;

const LIVE = 'aria-live';

/** How many ms nobody types before a result is read out. */
const PAUSE = 1000;

function begin( form: HTMLFormElement ) {
	const calculations: Calculation[] = JSON.parse( form.dataset.calculations! );
	delete form.dataset.calculations; // Taken in, once.
	const controls = ( name: string ) =>
		( [ ...form.elements ] as Control[] ).filter(
			( control ) => control.name?.replace( /\[.*/, '' ) === name && ! control.closest( HIDDEN_GROUP )
		);
	let round = 0;
	let isHeard = false;
	let pause: ReturnType< typeof setTimeout >;
	const changed = new Set< Element >();
	/** Says each result that has changed: one that is put in anew is read out. */
	const say = () => {
		changed.forEach( ( output ) => {
			output.setAttribute( LIVE, 'polite' );
			output.textContent += '';
		} );
		changed.clear();
	};
	const reckon = () => {
		const results = new Map( calculations.map( ( [ name ] ) => [ name, NaN ] ) ); // None before it is reckoned.
		for ( const [ name, steps, worths, decimals, isFixed ] of calculations ) {
			const field = form.querySelector< HTMLInputElement >( `[type=hidden][name="${ name }"]` );
			const output = field?.previousElementSibling;
			const valueOf = ( other: string ) => {
				const own = controls( other );
				if ( own[ 0 ] && results.has( other ) ) {
					return results.get( other )!;
				}
				// A browser keeps to itself what is typed into its number field and is none.
				return own.some( ( { validity } ) => validity.badInput )
					? NaN
					: worth(
							own.flatMap( valuesOf ),
							Object.hasOwn( worths, other ) ? worths[ other ] : {},
							( answer ) => counted( form, own, answer )
						);
			};
			const value = result( steps, valueOf, decimals );
			results.set( name, value ? +value : NaN );
			if ( output && field.value !== value && round < ROUNDS ) {
				field.value = value;
				output.setAttribute( LIVE, 'off' ); // Not at each key.
				output.textContent = value
					? ( +value ).toLocaleString( form.closest< HTMLElement >( '[lang]' )?.lang || [], {
							minimumFractionDigits: isFixed || +value % 1 ? decimals : 0,
						} )
					: '\u00a0';
				if ( isHeard ) {
					changed.add( output );
					clearTimeout( pause );
					pause = setTimeout( say, PAUSE );
				}
				round++;
				field.dispatchEvent( new Event( 'input', { bubbles: true } ) ); // Groups may wait for it.
				round--;
			}
		}
	};

	/** Without reading out what stands there at load, or in a form that was emptied, and what else follows from it. */
	const start = () => {
		isHeard = false;
		reckon();
		isHeard = true;
	};

	// After those who show and hide groups, which listen in the capture phase.
	form.addEventListener( 'input', reckon );
	form.addEventListener( 'change', reckon );
	form.addEventListener( 'reset', () => setTimeout( start ) );
	window.addEventListener( 'pageshow', start );
	start();
}

const takeIn = () => document.querySelectorAll< HTMLFormElement >( `${ FORMS }[data-calculations]` ).forEach( begin );

takeIn();
document.addEventListener( 'frontage:island', takeIn ); // A form may come late.
