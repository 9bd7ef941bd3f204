import { _x, sprintf } from '@wordpress/i18n';

const part = < T extends HTMLElement = HTMLElement >( day: HTMLElement, name: string ) =>
	day.querySelector< T >( `[data-${ name }]` )!;
const timesOf = ( day: HTMLElement ) => [ ...day.querySelectorAll< HTMLInputElement >( 'input[type="time"]' ) ];
const nameOf = ( day: HTMLElement ) => day.querySelector( 'legend' )!.textContent!;

/** Hours that a day gets when it is switched on and had none. */
const USUAL = [ '09:00', '17:00', '', '' ];

/** Saturday and Sunday are 6 and 0. */
const isWeekday = ( day: HTMLElement ) => ! [ '0', '6' ].includes( day.dataset.day! );

/** Of each day, what it had before it was switched off. */
const before = new WeakMap< HTMLElement, string[] >();

function setTimes( day: HTMLElement, times: string[] ) {
	timesOf( day ).forEach( ( input, index ) => ( input.value = times[ index ] ?? '' ) );
}

/** Shows one line: times and a break if the day is open, else “Closed”. */
function update(
	day: HTMLElement,
	hasBreak = timesOf( day )
		.slice( 2 )
		.some( ( { value } ) => value )
) {
	const isOpen = part( day, 'open' ).querySelector( 'input' )!.checked;
	const [ times, pause ] = [ ...day.querySelectorAll< HTMLElement >( '[data-span]' ) ];
	times!.hidden = ! isOpen;
	pause!.hidden = ! isOpen || ! hasBreak;
	part( day, 'closed' ).hidden = isOpen;
	part( day, 'break' ).hidden = ! isOpen || hasBreak;
	part( day, 'no-break' ).hidden = ! isOpen || ! hasBreak;
}

/** Reads the switch from the times: after loading, discarding and copying. */
function readDay( day: HTMLElement ) {
	part( day, 'open' ).querySelector( 'input' )!.checked = timesOf( day ).some( ( { value } ) => value );
	update( day );
}

/** One line per day with a switch, a break on request, and a button that copies the first open day to all weekdays. */
export function enhanceHours( week: HTMLElement ) {
	const days = [ ...week.querySelectorAll< HTMLElement >( '[data-day]' ) ];
	const copy = part< HTMLButtonElement >( week, 'copy' );
	const undo = part< HTMLButtonElement >( week, 'undo' );
	const status = week.querySelector( '[role="status"]' )!;
	const firstOpen = () => days.find( ( day ) => timesOf( day )[ 0 ]!.value );
	const offerCopy = () => ( copy.hidden = ! firstOpen() );
	let replaced: string[][] = [];

	for ( const day of days ) {
		const open = part( day, 'open' );
		open.hidden = false;
		open.querySelector( 'input' )!.addEventListener( 'change', ( { target } ) => {
			if ( ( target as HTMLInputElement ).checked ) {
				setTimes( day, before.get( day ) ?? USUAL );
			} else {
				before.set(
					day,
					timesOf( day ).map( ( { value } ) => value )
				);
				setTimes( day, [] );
			}
			update( day );
			offerCopy();
		} );
		part( day, 'break' ).addEventListener( 'click', () => {
			update( day, true );
			timesOf( day )[ 2 ]!.focus();
		} );
		part( day, 'no-break' ).addEventListener( 'click', () => {
			const [ opens, closes, , end ] = timesOf( day ).map( ( { value } ) => value );
			setTimes( day, [ opens!, end || closes! ] );
			update( day );
			part( day, 'break' ).focus();
		} );
		readDay( day );
	}
	offerCopy();
	week.addEventListener( 'change', offerCopy );

	copy.addEventListener( 'click', () => {
		const source = firstOpen()!;
		const times = timesOf( source ).map( ( { value } ) => value );
		replaced = days.map( ( day ) => timesOf( day ).map( ( { value } ) => value ) );
		days.filter( isWeekday ).forEach( ( day ) => setTimes( day, times ) );
		days.forEach( readDay );
		undo.hidden = false;
		status.textContent = sprintf(
			/* translators: %s: a day of the week. */
			_x( '%s copied to all weekdays.', 'opening hours', 'frontage-site' ),
			nameOf( source )
		);
		week.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	undo.addEventListener( 'click', () => {
		days.forEach( ( day, index ) => setTimes( day, replaced[ index ]! ) );
		days.forEach( readDay );
		undo.hidden = true;
		status.textContent = '';
		copy.focus();
		week.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	// After the event, when the browser has put the values back.
	const readReset = () => {
		days.forEach( readDay );
		offerCopy();
		undo.hidden = true;
		status.textContent = '';
	};
	week.closest( 'form' )?.addEventListener( 'reset', () => setTimeout( readReset ) );
}
