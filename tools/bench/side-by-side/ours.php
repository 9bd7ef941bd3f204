<?php
/**
 * Prints what the sliders of a saved page become here: php ours.php FILE. A list of { html, css, ids, findings }.
 */

declare( strict_types = 1 );

use Frontage\Slider\Model\Compiler\Markup\HtmlWriter;
use Frontage\Slider\Model\Compiler\SliderCompiler;
use Frontage\Slider\Model\Compiler\Style\ConditionalRules;
use Frontage\Slider\Model\Document\Normalizer;
use Frontage\SliderImport\SliderImporter;

require dirname( __DIR__, 3 ) . '/tests/pure.php';

$texts = [
	'slide'       => '%1$d of %2$d',
	'next'        => 'Next slide',
	'previous'    => 'Previous slide',
	'pause'       => 'Pause',
	'play'        => 'Play',
	'videoFailed' => '%s could not be loaded',
];
$out   = [];
foreach ( SliderImporter::file( $argv[1] ) as $at => $found ) {
	$made  = SliderCompiler::slider( Normalizer::slider( $found['model'] )->model, "ours-$at", $texts );
	$out[] = [
		'id'       => $found['model']['id'] ?? '',
		'html'     => HtmlWriter::write( $made['tree'] ),
		'css'      => ConditionalRules::for_classes( $made['classes'] ),
		'play'     => $made['play'],
		'model'    => $found['model'],
		'findings' => $found['report'],
	];
}
echo json_encode( $out, JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR );
