<?php
/** Prints the output for the sliders of a fixture: php slider-fixture.php NAME.json. A list of { play, html, css }. */

declare( strict_types = 1 );

use Frontage\Slider\Model\Compiler\Markup\HtmlWriter;
use Frontage\Slider\Model\Compiler\SliderCompiler;
use Frontage\Slider\Model\Compiler\Style\ConditionalRules;
use Frontage\Slider\Model\Document\Normalizer;
use Frontage\SliderImport\SliderImporter;

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
foreach ( SliderImporter::file( dirname( __DIR__ ) . '/fixtures/slider/' . basename( $argv[1] ) ) as $at => $found ) {
	$made  = SliderCompiler::slider( Normalizer::slider( $found['model'] )->model, "slider-$at", $texts );
	$out[] = [
		'play' => $made['play'],
		'html' => HtmlWriter::write( $made['tree'] ),
		'css'  => ConditionalRules::for_classes( $made['classes'] ),
	];
}
echo HtmlWriter::json( $out );
