import { SelectControl, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import { fetchDays } from '../api';
import { Message } from '../../shared/message';
import { plot } from './bar-chart';
import type { Days } from '../types';

type Props = { form: number };

const SPANS = [ 7, 30, 90, 365 ];

/** A calendar day in the user's language; it has no time zone. */
const inWords = ( day: string ) =>
	new Date( `${ day }T00:00:00Z` ).toLocaleDateString( document.documentElement.lang || undefined, {
		timeZone: 'UTC',
		dateStyle: 'medium',
	} );

/** The number of submissions per day, as a chart and as a table. */
export function Chart( { form }: Props ) {
	const [ span, setSpan ] = useState( 30 );
	const [ days, setDays ] = useState< Days | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const [ turn, setTurn ] = useState( 0 );
	const canvas = useRef< HTMLDivElement >( null );

	useEffect( () => {
		let isWanted = true;
		void fetchDays( span, form ).then( ( answer ) => {
			if ( isWanted ) {
				setProblem( answer.ok ? '' : answer.message );
				setDays( answer.ok ? answer.data : null );
			}
		} );
		return () => {
			isWanted = false;
		};
	}, [ span, form, turn ] );

	useEffect( () => {
		if ( canvas.current && days?.days.length ) {
			return plot( canvas.current, days.days, {
				label: __( 'Messages', 'frontage-forms' ),
				isRtl: isRTL(),
			} );
		}
	}, [ days ] );

	const sum = days?.days.reduce( ( all, { count } ) => all + count, 0 ) ?? 0;
	const told = sprintf(
		/* translators: %d: number of submissions. */
		_n( '%d message in this period', '%d messages in this period', sum, 'frontage-forms' ),
		sum
	);

	return (
		<section className="frontage-inbox__chart" aria-labelledby="frontage-inbox-chart">
			<div className="frontage-inbox__chart-head">
				<h2 id="frontage-inbox-chart" className="frontage-inbox__card-title">
					{ __( 'Messages over time', 'frontage-forms' ) }
				</h2>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Chart period', 'frontage-forms' ) }
					hideLabelFromVision
					value={ String( span ) }
					options={ SPANS.map( ( value ) => ( {
						value: String( value ),
						/* translators: %d: number of days. */
						label: sprintf( __( 'Last %d days', 'frontage-forms' ), value ),
					} ) ) }
					onChange={ ( value ) => setSpan( Number( value ) ) }
				/>
			</div>
			{ problem && <Message text={ problem } onAgain={ () => setTurn( ( before ) => before + 1 ) } /> }
			{ ! days && ! problem && <Spinner /> }
			{ days && (
				<>
					<p className="frontage-inbox__sum" aria-live="polite">
						{ told }
					</p>
					{ days.since && (
						<p className="frontage-inbox__sum">
							{ sprintf(
								/* translators: %s: a day. */
								__(
									'Too many messages to count quickly. Days before %s are not shown.',
									'frontage-forms'
								),
								inWords( days.since )
							) }
						</p>
					) }
					<div ref={ canvas } className="frontage-inbox__plot" aria-hidden="true" />
					<details className="frontage-inbox__figures">
						<summary>{ __( 'Show as table', 'frontage-forms' ) }</summary>
						<div tabIndex={ 0 } role="region" aria-label={ __( 'Messages per day', 'frontage-forms' ) }>
							<table className="widefat striped">
								<thead>
									<tr>
										<th scope="col">{ __( 'Day', 'frontage-forms' ) }</th>
										<th scope="col">{ __( 'Messages', 'frontage-forms' ) }</th>
									</tr>
								</thead>
								<tbody>
									{ days.days.toReversed().map( ( { day, count } ) => (
										<tr key={ day }>
											<th scope="row">{ inWords( day ) }</th>
											<td>{ count }</td>
										</tr>
									) ) }
								</tbody>
							</table>
						</div>
					</details>
				</>
			) }
		</section>
	);
}
