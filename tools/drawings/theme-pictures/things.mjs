// Things and signs: a screen with figures, a telephone, goods of a shop, shapes, and the signs of six firms.
import { chance, circle, draw, fade, path, rect, stroke } from './pencil.mjs';

function screen() {
	const next = chance( 7 );
	const bars = Array.from( { length: 12 }, ( _, step ) => {
		const height = 40 + step * 9 + next( -24, 40 );
		return rect( 610 + step * 56, 640 - height, 30, height, step === 9 ? '#f4b183' : '#0b5d4e', 'rx="6"' );
	} );
	return draw(
		1600,
		1000,
		fade( 'g', '#e6f0ec', '#c9ddd5' ),
		rect( 0, 0, 1600, 1000, 'url(#g)' ),
		rect( 180, 110, 1240, 780, '#16201d', 'rx="28" opacity=".12"' ),
		rect( 160, 90, 1240, 780, '#fff', 'rx="24"' ),
		rect( 160, 90, 280, 780, '#12352f', 'rx="24"' ),
		rect( 200, 140, 120, 22, '#fff', 'rx="6"' ),
		[ 0, 1, 2, 3, 4 ].map( ( row ) => [
			rect( 200, 230 + row * 62, 26, 26, row === 1 ? '#f4b183' : '#3f7a6f', 'rx="7"' ),
			rect( 244, 236 + row * 62, 110 + ( row % 3 ) * 20, 14, row === 1 ? '#fff' : '#7fa79c', 'rx="5"' ),
		] ),
		rect( 500, 140, 300, 30, '#16201d', 'rx="8"' ),
		[ 0, 1, 2 ].map( ( card ) => [
			rect( 500 + card * 290, 210, 260, 130, '#f3f6f4', 'rx="14"' ),
			rect( 526 + card * 290, 238, 90, 12, '#9fb3ab', 'rx="4"' ),
			rect( 526 + card * 290, 268, 130, 34, '#16201d', 'rx="8"' ),
			stroke( `M${ 690 + card * 290 } 310 l14 -18 l14 10 l16 -30`, '#0b5d4e', 5 ),
		] ),
		rect( 500, 380, 840, 300, '#f3f6f4', 'rx="14"' ),
		stroke( 'M540 640 h760', '#d3dcd7', 3 ),
		bars,
		[ 0, 1, 2 ].map( ( row ) => [
			circle( 520, 730 + row * 46, 14, [ '#f4b183', '#7fa79c', '#c4b0d6' ][ row ] ),
			rect( 550, 722 + row * 46, 240 + row * 40, 14, '#d3dcd7', 'rx="5"' ),
			rect( 1240, 722 + row * 46, 90, 14, '#9fb3ab', 'rx="5"' ),
		] )
	);
}

function telephone() {
	return draw(
		800,
		1000,
		fade( 'g', '#efe4f6', '#d5c3e6' ),
		rect( 0, 0, 800, 1000, 'url(#g)' ),
		circle( 610, 250, 190, '#fff', 'opacity=".3"' ),
		rect( 230, 110, 340, 780, '#1c1826', 'rx="52"' ),
		rect( 248, 128, 304, 744, '#fbfaff', 'rx="38"' ),
		rect( 350, 146, 100, 20, '#1c1826', 'rx="10"' ),
		rect( 280, 210, 150, 24, '#231a34', 'rx="6"' ),
		rect( 280, 256, 240, 180, '#6b4a86', 'rx="20"' ),
		circle( 400, 346, 52, 'none', 'stroke="#fff" stroke-width="14" stroke-dasharray="240 90"' ),
		[ 0, 1, 2, 3 ].map( ( row ) => [
			rect( 280, 470 + row * 76, 240, 58, '#efeaf6', 'rx="14"' ),
			circle( 310, 499 + row * 76, 14, [ '#f4b183', '#7fa79c', '#6b4a86', '#d9a441' ][ row ] ),
			rect( 338, 492 + row * 76, 110 - row * 12, 14, '#b9a9cc', 'rx="5"' ),
		] ),
		rect( 280, 796, 240, 46, '#231a34', 'rx="23"' )
	);
}

const stage = ( from, to, floor, ...parts ) =>
	draw(
		900,
		1000,
		fade( 'g', from, to ),
		rect( 0, 0, 900, 1000, 'url(#g)' ),
		rect( 0, 800, 900, 200, floor ),
		`<ellipse cx="450" cy="832" rx="230" ry="26" fill="#000" opacity=".12"/>`,
		parts
	);

const goods = {
	vase: stage(
		'#f3ddcf',
		'#f8ece2',
		'#e2b79d',
		stroke( 'M450 320 C430 220 380 180 350 120 M450 320 C460 210 500 170 540 130 M450 320 V110', '#55704f', 7 ),
		[
			[ 350, 116 ],
			[ 540, 126 ],
			[ 450, 100 ],
		].map( ( [ x, y ] ) => circle( x, y, 32, '#d9a441' ) ),
		path(
			'M400 320 H500 C500 400 610 470 610 610 C610 740 540 830 450 830 C360 830 290 740 290 610 C290 470 400 400 400 320 Z',
			'#a3472f'
		),
		path(
			'M300 560 C380 600 520 600 600 560 C612 600 612 640 604 670 C520 706 380 706 296 670 C288 640 290 600 300 560 Z',
			'#f4efe4'
		)
	),
	chair: stage(
		'#dfe8e1',
		'#eef3ee',
		'#c5d6cc',
		stroke( 'M310 560 L270 840 M590 560 L630 840 M360 560 L350 800 M540 560 L550 800', '#6e4a2e', 18 ),
		path( 'M290 200 C290 160 610 160 610 200 L590 480 H310 Z', '#0b5d4e' ),
		path( 'M270 490 H630 C660 490 660 580 630 580 H270 C240 580 240 490 270 490 Z', '#12352f' )
	),
	lamp: stage(
		'#f5ead0',
		'#fbf5e4',
		'#e4cd97',
		path( 'M330 380 L250 800 H650 L570 380 Z', '#fff', 'opacity=".35"' ),
		rect( 440, 380, 20, 430, '#2b3a38' ),
		path( 'M340 190 H560 L630 390 H270 Z', '#d9a441' ),
		path( 'M350 800 H550 C570 800 570 836 550 836 H350 C330 836 330 800 350 800 Z', '#2b3a38' )
	),
	bag: stage(
		'#e6dcee',
		'#f3ecf8',
		'#c4b0d6',
		stroke( 'M350 420 C350 250 550 250 550 420', '#4e3522', 20 ),
		path( 'M270 400 H630 L670 830 H230 Z', '#6b4a86' ),
		path( 'M255 560 H645 L650 610 H250 Z', '#4d3363' ),
		rect( 420, 540, 60, 90, '#d9a441', 'rx="10"' )
	),
	cup: stage(
		'#dfe3ee',
		'#eef1f8',
		'#b7c0d8',
		stroke( 'M590 520 C710 500 710 700 570 700', '#2b3a55', 34 ),
		path( 'M290 440 H610 C610 640 590 830 450 830 C310 830 290 640 290 440 Z', '#2b3a55' ),
		`<ellipse cx="450" cy="440" rx="160" ry="34" fill="#6b4226"/>`,
		stroke( 'M400 360 c-30 -40 30 -60 0 -110 M490 360 c-30 -40 30 -60 0 -110', '#fff', 12, 'opacity=".8"' )
	),
	book: stage(
		'#cfe0d9',
		'#e6f0ec',
		'#a8c7bb',
		path( 'M250 250 H600 C620 250 630 262 630 282 V810 H280 C262 810 250 796 250 780 Z', '#12352f' ),
		rect( 268, 790, 356, 34, '#fbfaf7' ),
		circle( 440, 470, 96, '#f4b183' ),
		rect( 330, 630, 220, 18, '#fbfaf7', 'rx="4"' ),
		rect( 370, 666, 140, 12, '#7fa79c', 'rx="4"' )
	),
};

function shapes() {
	return draw(
		1200,
		1200,
		'',
		rect( 0, 0, 1200, 1200, '#16131f' ),
		rect( 0, 0, 600, 600, '#ff5a36' ),
		circle( 300, 300, 300, '#ffd23f' ),
		path( 'M600 0 H1200 V600 A600 600 0 0 1 600 0 Z', '#efeaf6' ),
		path( 'M0 600 H600 V1200 Z', '#3d5afe' ),
		circle( 900, 900, 220, '#ff5a36' ),
		circle( 900, 900, 110, '#16131f' ),
		path( 'M0 1200 A300 300 0 0 1 300 900 V1200 Z', '#efeaf6' )
	);
}

const sign = ( name, mark ) =>
	draw(
		320,
		96,
		'',
		mark,
		`<text x="96" y="62" font-family="ui-sans-serif, system-ui, sans-serif" font-size="34" font-weight="700" letter-spacing="-1" fill="#55605c">${ name }</text>`
	);
const GREY = '#55605c';

export const things = {
	screen: screen(),
	telephone: telephone(),
	...goods,
	shapes: shapes(),
	'logo-1': sign( 'Nordlys', path( 'M20 70 L48 22 L76 70 Z', GREY ) ),
	'logo-2': sign( 'Karven', [ circle( 48, 48, 28, GREY ), circle( 48, 48, 12, '#fff' ) ] ),
	'logo-3': sign( 'Ostra', [ rect( 20, 20, 26, 56, GREY ), rect( 50, 38, 26, 38, GREY ) ] ),
	'logo-4': sign( 'Fjell &amp; Co', stroke( 'M18 70 L38 34 L52 56 L62 42 L78 70', GREY, 8 ) ),
	'logo-5': sign( 'Tidal', stroke( 'M18 38 q15 -18 30 0 t30 0 M18 60 q15 -18 30 0 t30 0', GREY, 8 ) ),
	'logo-6': sign( 'Brevik', [ rect( 20, 20, 56, 56, GREY, 'rx="14"' ), circle( 48, 48, 14, '#fff' ) ] ),
};
