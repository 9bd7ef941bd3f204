// Places: a morning, the coast, a house, a street front, a workshop, an office, a table seen from above.
import { chance, circle, draw, fade, hills, path, rect, stroke } from './pencil.mjs';

function dawn() {
	const next = chance( 11 );
	const layers = [ '#9db9b4', '#6f9a92', '#3f7a6f', '#1f5a50', '#12352f' ].map( ( color, step ) =>
		hills( next, 1600, 900, 470 + step * 85, 46 - step * 4, color )
	);
	return draw(
		1600,
		900,
		fade( 'g', '#f6e3cf', '#dfe8e1' ),
		rect( 0, 0, 1600, 900, 'url(#g)' ),
		circle( 1120, 360, 150, '#fff', 'opacity=".35"' ),
		circle( 1120, 360, 96, '#f4b183' ),
		layers
	);
}

function coast() {
	const next = chance( 29 );
	const waves = Array.from( { length: 26 }, () => {
		const x = next( 0, 1500 );
		const y = next( 560, 880 );
		return stroke(
			`M${ Math.round( x ) } ${ Math.round( y ) } h${ Math.round( next( 30, 130 ) ) }`,
			'#fff',
			3,
			'opacity=".35"'
		);
	} );
	return draw(
		1600,
		900,
		fade( 'g', '#cfe3ee', '#f3efe6' ) + fade( 's', '#5f9bb0', '#2c5f78' ),
		rect( 0, 0, 1600, 900, 'url(#g)' ),
		hills( next, 1600, 560, 430, 44, '#a9c3cc' ),
		hills( next, 1600, 560, 490, 26, '#7fa3b0' ),
		rect( 0, 540, 1600, 360, 'url(#s)' ),
		waves,
		path( 'M980 596 h210 l-36 56 h-138 z', '#a3472f' ),
		path( 'M1076 588 v-170 l104 170 z', '#fbfaf7' ),
		path( 'M1064 588 v-132 l-72 132 z', '#f1d9b8' ),
		path( 'M0 900 V760 C180 700 320 720 420 790 C500 846 560 880 640 900 Z', '#2f4a44' )
	);
}

function house() {
	const next = chance( 5 );
	const boards = Array.from( { length: 19 }, ( _, step ) =>
		rect( 480 + step * 34, 392, 2, 268, '#7e4a2c', 'opacity=".5"' )
	);
	return draw(
		1600,
		900,
		fade( 'g', '#dcebe6', '#f8f3ea' ),
		rect( 0, 0, 1600, 900, 'url(#g)' ),
		hills( next, 1600, 900, 520, 60, '#a9c5b9' ),
		hills( next, 1600, 900, 640, 24, '#5d8f80' ),
		path( 'M440 400 L800 180 L1160 400 Z', '#243430' ),
		rect( 470, 392, 660, 272, '#a9653d' ),
		boards,
		rect( 560, 450, 170, 120, '#f7d9a0' ),
		rect( 643, 450, 4, 120, '#243430' ),
		rect( 860, 430, 180, 234, '#f7e7c4' ),
		rect( 948, 430, 4, 234, '#243430' ),
		rect( 430, 660, 740, 22, '#243430' ),
		hills( next, 1600, 900, 730, 18, '#2f6255' ),
		[ 250, 340, 1290, 1390 ].map( ( x, step ) => [
			rect( x - 6, 610, 12, 90, '#4a3526' ),
			path( `M${ x } ${ 360 + step * 20 } l70 270 h-140 z`, step % 2 ? '#1d4b40' : '#2a5f52' ),
		] )
	);
}

function street() {
	const next = chance( 17 );
	const front = ( x, width, top, wall, glass ) => {
		const cells = [];
		for ( let row = top + 40; row < 720; row += 84 ) {
			for ( let column = x + 26; column < x + width - 50; column += 74 ) {
				cells.push( rect( column, row, 46, 56, next() > 0.8 ? '#f6d48f' : glass ) );
			}
		}
		return [ rect( x, top, width, 820 - top, wall ), cells ];
	};
	return draw(
		1600,
		900,
		fade( 'g', '#e7edf3', '#fbf3e8' ),
		rect( 0, 0, 1600, 900, 'url(#g)' ),
		front( 60, 300, 330, '#c7d3cf', '#8fa8a2' ),
		front( 1240, 310, 280, '#d6cdbf', '#a29a8b' ),
		front( 340, 340, 180, '#2f4f48', '#7fa79c' ),
		front( 960, 300, 380, '#a9573a', '#e2b39b' ),
		front( 660, 320, 90, '#1b2b33', '#5f8294' ),
		rect( 0, 816, 1600, 84, '#3b4542' ),
		rect( 0, 808, 1600, 12, '#d9d5ca' ),
		[ 150, 640, 1190, 1460 ].map( ( x ) => [
			rect( x - 5, 690, 10, 124, '#4a3a2c' ),
			circle( x, 650, 64, '#3f7a6a' ),
			circle( x + 24, 626, 40, '#559482' ),
		] )
	);
}

function workshop() {
	const tools = [ 210, 300, 390, 480 ].map( ( x, step ) => [
		rect( x, 200, 14, 150 + step * 14, '#8a5b36' ),
		path( `M${ x - 26 } 200 h66 v-34 h-66 z`, step % 2 ? '#55605c' : '#8c979a' ),
	] );
	return draw(
		1600,
		900,
		fade( 'g', '#efe5d6', '#e2d2bb' ),
		rect( 0, 0, 1600, 900, 'url(#g)' ),
		rect( 140, 130, 440, 12, '#6e4a2e' ),
		tools,
		rect( 900, 110, 480, 330, '#cfe4ea' ),
		path( 'M900 440 V330 C1010 270 1100 360 1220 300 C1290 270 1340 290 1380 300 V440 Z', '#8cb6a8' ),
		[ 900, 1136, 1372 ].map( ( x ) => rect( x, 110, 12, 330, '#5b4030' ) ),
		rect( 892, 104, 500, 14, '#5b4030' ),
		rect( 884, 434, 516, 18, '#5b4030' ),
		rect( 80, 600, 1440, 46, '#9c6b42' ),
		rect( 160, 646, 60, 254, '#7b5232' ),
		rect( 1380, 646, 60, 254, '#7b5232' ),
		rect( 300, 560, 520, 40, '#d9b184' ),
		rect( 340, 526, 430, 34, '#c79a69' ),
		path( 'M920 600 l40 -90 h190 l40 90 z', '#2f4f48' ),
		rect( 1010, 474, 90, 40, '#8a5b36' ),
		stroke( 'M860 590 c30 -40 60 -10 40 14', '#f4e3c8', 8 ),
		stroke( 'M780 596 c-30 -50 -70 -10 -34 6', '#f4e3c8', 8 )
	);
}

function office() {
	return draw(
		1600,
		900,
		fade( 'g', '#f3efe7', '#e6ded0' ),
		rect( 0, 0, 1600, 900, 'url(#g)' ),
		rect( 0, 740, 1600, 160, '#cdb596' ),
		rect( 140, 110, 560, 420, '#d5e6ea' ),
		path( 'M140 530 V400 C260 330 360 430 470 370 C560 330 640 350 700 390 V530 Z', '#9fc0b4' ),
		circle( 560, 220, 54, '#f7cf9a' ),
		[ 136, 414, 692 ].map( ( x ) => rect( x, 106, 12, 428, '#fbfaf7' ) ),
		rect( 130, 528, 580, 14, '#fbfaf7' ),
		rect( 880, 150, 260, 190, '#0b5d4e' ),
		circle( 1010, 245, 60, '#f4b183' ),
		rect( 1180, 150, 200, 260, '#fbfaf7' ),
		stroke( 'M1220 360 L1260 260 L1300 310 L1340 200', '#a3472f', 8 ),
		rect( 260, 620, 1080, 26, '#6e4a2e' ),
		[ 300, 1280 ].map( ( x ) => rect( x, 646, 22, 180, '#4e3522' ) ),
		path( 'M560 616 l30 -140 h240 l-30 140 z', '#2b3a38' ),
		rect( 540, 610, 300, 12, '#8c979a' ),
		rect( 930, 566, 54, 54, '#fbfaf7', 'rx="8"' ),
		stroke( 'M984 580 q26 10 0 28', '#fbfaf7', 8 ),
		[ 1080, 1100, 1120 ].map( ( x, step ) =>
			rect( x, 520 + step * 12, 18, 100 - step * 12, [ '#a3472f', '#d9a441', '#0b5d4e' ][ step ] )
		),
		rect( 1430, 640, 90, 110, '#b5653f' ),
		[ -50, -20, 15, 48 ].map( ( turn ) =>
			path(
				'M1475 640 C1440 560 1450 480 1475 420 C1500 480 1510 560 1475 640 Z',
				'#2f6255',
				`transform="rotate(${ turn } 1475 640)"`
			)
		)
	);
}

function table() {
	const next = chance( 41 );
	const sheets = Array.from( { length: 5 }, ( _, step ) => {
		const x = 360 + step * 190;
		const turn = Math.round( next( -16, 16 ) );
		return `<g transform="rotate(${ turn } ${ x } 450)">${ rect( x - 80, 330, 170, 230, '#fffdf8' ) }${ [
			0, 1, 2, 3,
		]
			.map( ( line ) => rect( x - 56, 370 + line * 38, next( 60, 118 ), 10, line ? '#d3d8d2' : '#0b5d4e' ) )
			.join( '' ) }</g>`;
	} );
	return draw(
		1600,
		900,
		fade( 'g', '#d8e4dd', '#c5d6cc' ),
		rect( 0, 0, 1600, 900, 'url(#g)' ),
		rect( 180, 190, 1240, 520, '#b98a5c', 'rx="60"' ),
		rect( 200, 206, 1200, 480, '#cb9d6d', 'rx="50"' ),
		[ 360, 680, 1000, 1240 ].map( ( x ) => [
			rect( x - 60, 90, 120, 76, '#2f4f48', 'rx="26"' ),
			rect( x - 60, 736, 120, 76, '#2f4f48', 'rx="26"' ),
		] ),
		sheets,
		circle( 300, 300, 44, '#fbfaf7' ),
		circle( 300, 300, 30, '#6b4226' ),
		circle( 1300, 600, 44, '#fbfaf7' ),
		circle( 1300, 600, 30, '#6b4226' ),
		stroke( 'M900 640 l120 -30', '#a3472f', 14 )
	);
}

export const scenes = {
	dawn: dawn(),
	coast: coast(),
	house: house(),
	street: street(),
	workshop: workshop(),
	office: office(),
	table: table(),
};
