<?php
/**
 * Prints what a page gets for the sliders of a fixture: php slider-fixture.php NAME.json. A list of { play, html, css }.
 */

declare( strict_types = 1 );

use Frontage\Slider\Model\Compile\Compile;
use Frontage\Slider\Model\Compile\Markup\Html;
use Frontage\Slider\Model\Compile\Style\Styles;
use Frontage\Slider\Model\Document\Normalise;
use Frontage\SliderImport\Importer;

require dirname( __DIR__ ) . '/pure.php';

$texts = [
	'slide'       => '%1$d of %2$d',
	'next'        => 'Next slide',
	'previous'    => 'Previous slide',
	'pause'       => 'Pause',
	'play'        => 'Play',
	'videoFailed' => '%s could not be loaded',
];
$out   = [];
foreach ( Importer::file( dirname( __DIR__ ) . '/fixtures/slider/' . basename( $argv[1] ) ) as $at => $found ) {
	$made  = Compile::slider( Normalise::slider( $found['model'] )->model, "slider-$at", $texts );
	$out[] = [
		'play' => $made['play'],
		'html' => Html::write( $made['tree'] ),
		'css'  => Styles::of( $made['classes'] ),
	];
}
echo Html::json( $out );
