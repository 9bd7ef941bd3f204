// Six people, by skin, hair, clothes and ground. Nobody in particular.
import { circle, draw, fade, path, rect, stroke } from './pencil.mjs';

const HAIR = {
	short: ( color ) =>
		path(
			'M296 262 C286 160 340 112 402 112 C470 112 516 158 506 262 C496 226 476 206 452 196 C408 214 346 208 316 216 C304 230 300 246 296 262 Z',
			color
		),
	long: ( color ) => [
		path(
			'M290 300 C262 150 336 104 402 104 C474 104 540 152 512 300 C520 390 534 440 520 480 C486 500 316 500 284 480 C268 440 282 380 290 300 Z',
			color
		),
	],
	bun: ( color ) => [
		circle( 402, 104, 52, color ),
		path(
			'M292 276 C280 164 338 126 402 126 C468 126 522 166 510 276 C500 226 470 200 402 198 C334 200 302 228 292 276 Z',
			color
		),
	],
	curls: ( color ) =>
		[
			[ 310, 220 ],
			[ 318, 164 ],
			[ 362, 126 ],
			[ 420, 116 ],
			[ 472, 144 ],
			[ 498, 196 ],
			[ 500, 248 ],
			[ 304, 266 ],
		].map( ( [ x, y ] ) => circle( x, y, 48, color ) ),
	bald: () => '',
	bob: ( color ) =>
		path(
			'M288 372 C262 160 336 110 402 110 C472 110 540 162 514 372 C490 392 474 380 470 350 L470 220 C430 214 380 212 332 222 L332 350 C330 380 312 392 288 372 Z',
			color
		),
};

function person( { skin, shade, hair, color, clothes, collar, ground, glow, beard, glasses } ) {
	const behind = hair === 'long';
	return draw(
		800,
		960,
		fade( 'g', ground, glow ),
		rect( 0, 0, 800, 960, 'url(#g)' ),
		circle( 560, 300, 250, '#fff', 'opacity=".16"' ),
		behind ? HAIR[ hair ]( color ) : '',
		path( 'M120 960 C124 720 226 640 346 612 L456 612 C580 640 676 720 682 960 Z', clothes ),
		path( 'M340 500 H462 V612 C462 668 340 668 340 612 Z', shade ),
		path( 'M318 616 C346 700 456 700 484 616 L456 606 C440 650 362 650 346 606 Z', collar ),
		path(
			'M302 290 C302 180 348 150 402 150 C456 150 502 180 502 290 C502 420 462 508 402 508 C342 508 302 420 302 290 Z',
			skin
		),
		beard
			? path(
					'M304 350 C316 400 350 404 402 398 C454 404 488 400 500 350 C496 450 462 524 402 524 C342 524 308 450 304 350 Z',
					color
				)
			: '',
		behind
			? path(
					'M300 300 C302 206 348 178 430 168 C470 190 496 226 504 300 C516 190 466 132 402 132 C338 132 290 190 300 300 Z',
					color
				)
			: HAIR[ hair ]( color ),
		stroke( 'M340 292 C352 284 364 284 374 290 M430 290 C440 284 452 284 464 292', '#2a211d', 5, 'opacity=".7"' ),
		circle( 358, 318, 7, '#2a211d' ),
		circle( 446, 318, 7, '#2a211d' ),
		stroke( 'M402 330 C398 350 392 364 400 370', shade, 6 ),
		stroke( 'M372 424 C388 438 416 438 432 424', beard ? '#e9b9a4' : '#8a4a3f', 6 ),
		glasses
			? stroke(
					'M330 318 a30 30 0 1 0 60 0 a30 30 0 1 0 -60 0 M416 318 a30 30 0 1 0 60 0 a30 30 0 1 0 -60 0 M390 314 q13 -10 26 0',
					'#1c2422',
					5
				)
			: ''
	);
}

export const people = {
	'person-1': person( {
		skin: '#e3b295',
		shade: '#c98f70',
		hair: 'bob',
		color: '#4a2c20',
		clothes: '#0b5d4e',
		collar: '#f4efe4',
		ground: '#cfe0d9',
		glow: '#a8c7bb',
	} ),
	'person-2': person( {
		skin: '#8d5a3c',
		shade: '#74462c',
		hair: 'short',
		color: '#1d1714',
		clothes: '#2b3a55',
		collar: '#e8ecf2',
		ground: '#dfe3ee',
		glow: '#b7c0d8',
		beard: true,
	} ),
	'person-3': person( {
		skin: '#f0c8ad',
		shade: '#d9a381',
		hair: 'bun',
		color: '#b5793a',
		clothes: '#a3472f',
		collar: '#f7e2d6',
		ground: '#f3ddcf',
		glow: '#e2b79d',
		glasses: true,
	} ),
	'person-4': person( {
		skin: '#5f3a28',
		shade: '#492a1c',
		hair: 'curls',
		color: '#17100d',
		clothes: '#d9a441',
		collar: '#fff4d8',
		ground: '#f5ead0',
		glow: '#e4cd97',
	} ),
	'person-5': person( {
		skin: '#e8bb9c',
		shade: '#cc9473',
		hair: 'bald',
		color: '#8a8a86',
		clothes: '#32443f',
		collar: '#d9d2c2',
		ground: '#e2e4dc',
		glow: '#bcc3b4',
		beard: true,
		glasses: true,
	} ),
	'person-6': person( {
		skin: '#c98d64',
		shade: '#ad724c',
		hair: 'long',
		color: '#231a18',
		clothes: '#6b4a86',
		collar: '#efe4f6',
		ground: '#e6dcee',
		glow: '#c4b0d6',
	} ),
};
