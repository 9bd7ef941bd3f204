import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

type Day = { day: string; count: number };

const HEIGHT = 180;
const HALF_A_DAY = 43_200;

/** Draws days as bars in the width of the element; returns a cleanup function. uPlot is small, fast and without dependencies. */
export function drawChart( container: HTMLElement, days: Day[], { label, isRtl }: { label: string; isRtl: boolean } ) {
	const color = getComputedStyle( container ).getPropertyValue( '--wp-admin-theme-color' ).trim() || '#3858e9';
	const mutedColor = '#50575e';
	const axis = {
		stroke: mutedColor,
		grid: { stroke: '#f0f0f1', width: 1 },
		ticks: { show: false },
		font: '12px sans-serif',
	};
	const short = new Intl.DateTimeFormat( document.documentElement.lang || undefined, {
		timeZone: 'UTC',
		day: 'numeric',
		month: 'short',
	} );
	const chart = new UPlot(
		{
			width: container.clientWidth,
			height: HEIGHT,
			legend: { show: false },
			cursor: { show: false },
			tzDate: ( seconds ) => UPlot.tzDate( new Date( seconds * 1000 ), 'UTC' ),
			scales: {
				// Half a day at both ends, so that the first and the last bar have their full width.
				x: { dir: isRtl ? -1 : 1, range: ( _chart, first, last ) => [ first - HALF_A_DAY, last + HALF_A_DAY ] },
				y: { range: ( _chart, _minimum, maximum ) => [ 0, Math.max( 4, maximum ) ] },
			},
			axes: [
				{
					...axis,
					grid: { show: false },
					values: ( _chart, splits ) => splits.map( ( at ) => short.format( at * 1000 ) ),
					space: 70,
				},
				{
					...axis,
					side: isRtl ? 1 : 3,
					size: 40,
					incrs: [ 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 10000 ],
				},
			],
			series: [
				{},
				{
					label,
					fill: color,
					stroke: color,
					width: 0,
					paths: UPlot.paths.bars!( { size: [ 0.7, 40, 1 ], radius: 0.1 } ),
					points: { show: false },
				},
			],
		},
		[ days.map( ( { day } ) => Date.parse( `${ day }T00:00:00Z` ) / 1000 ), days.map( ( { count } ) => count ) ],
		container
	);
	const observer = new ResizeObserver( () => chart.setSize( { width: container.clientWidth, height: HEIGHT } ) );
	observer.observe( container );
	return () => {
		observer.disconnect();
		chart.destroy();
	};
}
