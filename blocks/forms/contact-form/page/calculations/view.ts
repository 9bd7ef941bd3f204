import { result, worth, type Steps } from '@frontage/rules/formula';
import { FORMS, HIDDEN_GROUP } from '../format';
import { numberInFormula } from '../numeric-values';
import { valuesOf, type Control } from '../control-values';
import { PAGE_SHOW } from '../globals';

/**
 * Calculates results while a form is filled in (docs/reference/contact-forms.md §19). It shows each result and puts it into the field that
 * is submitted. Fields in a hidden group do not count. The server calculates again and its result is used.
 */
type Calculation = [
	name: string,
	steps: Steps,
	worths: Record< string, Record< string, number > >,
	decimals: number,
	/** Whole numbers show decimals, too. */
	isFixed: boolean,
];

/** Groups may depend on a result, and a result on groups. After this many rounds the result is kept as it is. */
const ROUNDS = 9;

const LIVE = 'aria-live';

/** Milliseconds without input before a result is announced to screen readers. */
const PAUSE = 1000;

function initCalculations( form: HTMLFormElement ) {
	const calculations: Calculation[] = JSON.parse( form.dataset.calculations! );
	delete form.dataset.calculations; // Initialize once.
	const findControls = ( name: string ) =>
		( [ ...form.elements ] as Control[] ).filter(
			( control ) => control.name?.replace( /\[.*/, '' ) === name && ! control.closest( HIDDEN_GROUP )
		);
	let round = 0;
	let isAnnounced = false;
	let announceTimer: ReturnType< typeof setTimeout >;
	const changedOutputs = new Set< Element >();
	/** Announces each changed result: setting the text again makes a screen reader read it. */
	const announceResults = () => {
		changedOutputs.forEach( ( output ) => {
			output.setAttribute( LIVE, 'polite' );
			output.textContent += '';
		} );
		changedOutputs.clear();
	};
	const calculateResults = () => {
		const results = new Map( calculations.map( ( [ name ] ) => [ name, NaN ] ) ); // Empty until it is calculated.
		for ( const [ name, steps, worths, decimals, isFixed ] of calculations ) {
			const field = form.querySelector< HTMLInputElement >( `[type=hidden][name="${ name }"]` );
			const output = field?.previousElementSibling;
			const valueOf = ( other: string ) => {
				const ownControls = findControls( other );
				if ( ownControls[ 0 ] && results.has( other ) ) {
					return results.get( other )!;
				}
				// A browser gives no value for invalid input in a number field.
				return ownControls.some( ( { validity } ) => validity.badInput )
					? NaN
					: worth(
							ownControls.flatMap( valuesOf ),
							Object.hasOwn( worths, other ) ? worths[ other ] : {},
							( answer ) => numberInFormula( form, ownControls, answer )
						);
			};
			const value = result( steps, valueOf, decimals );
			results.set( name, value ? +value : NaN );
			if ( output && field.value !== value && round < ROUNDS ) {
				field.value = value;
				output.setAttribute( LIVE, 'off' ); // Not on each key press.
				output.textContent = value
					? ( +value ).toLocaleString( form.closest< HTMLElement >( '[lang]' )?.lang || [], {
							minimumFractionDigits: isFixed || +value % 1 ? decimals : 0,
						} )
					: '\u00a0';
				if ( isAnnounced ) {
					changedOutputs.add( output );
					clearTimeout( announceTimer );
					announceTimer = setTimeout( announceResults, PAUSE );
				}
				round++;
				field.dispatchEvent( new Event( 'input', { bubbles: true } ) ); // Groups may depend on it.
				round--;
			}
		}
	};

	/** Calculates without announcing: at load, after a reset, and for the changes that follow from it. */
	const calculateSilently = () => {
		isAnnounced = false;
		calculateResults();
		isAnnounced = true;
	};

	// After the listeners that show and hide groups, which run in the capture phase.
	form.addEventListener( 'input', calculateResults );
	form.addEventListener( 'change', calculateResults );
	form.addEventListener( PAGE_SHOW, calculateSilently );
	form.addEventListener( 'reset', () => setTimeout( calculateSilently ) );
	calculateSilently();
}

const initForms = () =>
	document.querySelectorAll< HTMLFormElement >( `${ FORMS }[data-calculations]` ).forEach( initCalculations );

initForms();
document.addEventListener( 'frontage:island', initForms ); // A form may be added later.
