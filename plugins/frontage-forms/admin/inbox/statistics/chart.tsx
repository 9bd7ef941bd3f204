import { SelectControl, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import { fetchDailyCounts } from '../api';
import { ScreenNotice } from '../../shared/message';
import { drawChart } from './bar-chart';
import type { DailyCounts } from '../types';

type Props = { form: number };

const PERIODS = [ 7, 30, 90, 365 ];

/** A calendar day in the user's language; it has no time zone. */
const formatDay = ( day: string ) =>
	new Date( `${ day }T00:00:00Z` ).toLocaleDateString( document.documentElement.lang || undefined, {
		timeZone: 'UTC',
		dateStyle: 'medium',
	} );

/** The figures of the chart as a table. */
function DailyCountsTable( { days }: Pick< DailyCounts, 'days' > ) {
	return (
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
						{ days.toReversed().map( ( { day, count } ) => (
							<tr key={ day }>
								<th scope="row">{ formatDay( day ) }</th>
								<td>{ count }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
		</details>
	);
}

/** The number of submissions per day, as a chart and as a table. */
export function Chart( { form }: Props ) {
	const [ dayCount, setDayCount ] = useState( 30 );
	const [ days, setDays ] = useState< DailyCounts | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const [ retryCount, setRetryCount ] = useState( 0 );
	const canvas = useRef< HTMLDivElement >( null );

	useEffect( () => {
		let isCurrent = true;
		void fetchDailyCounts( dayCount, form ).then( ( result ) => {
			if ( isCurrent ) {
				setProblem( result.ok ? '' : result.message );
				setDays( result.ok ? result.data : null );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ dayCount, form, retryCount ] );

	useEffect( () => {
		if ( canvas.current && days?.days.length ) {
			return drawChart( canvas.current, days.days, {
				label: __( 'Messages', 'frontage-forms' ),
				isRtl: isRTL(),
			} );
		}
	}, [ days ] );

	const total = days?.days.reduce( ( subtotal, { count } ) => subtotal + count, 0 ) ?? 0;
	const totalText = sprintf(
		/* translators: %d: number of submissions. */
		_n( '%d message in this period', '%d messages in this period', total, 'frontage-forms' ),
		total
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
					value={ String( dayCount ) }
					options={ PERIODS.map( ( value ) => ( {
						value: String( value ),
						/* translators: %d: number of days. */
						label: sprintf( __( 'Last %d days', 'frontage-forms' ), value ),
					} ) ) }
					onChange={ ( value ) => setDayCount( Number( value ) ) }
				/>
			</div>
			{ problem && <ScreenNotice text={ problem } onRetry={ () => setRetryCount( ( before ) => before + 1 ) } /> }
			{ ! days && ! problem && <Spinner /> }
			{ days && (
				<>
					<p className="frontage-inbox__sum" aria-live="polite">
						{ totalText }
					</p>
					{ days.since && (
						<p className="frontage-inbox__sum">
							{ sprintf(
								/* translators: %s: a day. */
								__(
									'Too many messages to count quickly. Days before %s are not shown.',
									'frontage-forms'
								),
								formatDay( days.since )
							) }
						</p>
					) }
					<div ref={ canvas } className="frontage-inbox__plot" aria-hidden="true" />
					<DailyCountsTable days={ days.days } />
				</>
			) }
		</section>
	);
}
