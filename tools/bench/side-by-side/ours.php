<?php
/**
 * Prints what the sliders of a saved page become here: php ours.php FILE. A list of { html, css, ids, findings }.
 */

declare( strict_types = 1 );

use Frontage\Slider\Model\Compile\Compile;
use Frontage\Slider\Model\Compile\Markup\Html;
use Frontage\Slider\Model\Compile\Style\Styles;
use Frontage\Slider\Model\Document\Normalise;
use Frontage\SliderImport\Importer;

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
foreach ( Importer::file( $argv[1] ) as $at => $found ) {
	$made  = Compile::slider( Normalise::slider( $found['model'] )->model, "ours-$at", $texts );
	$out[] = [
		'id'       => $found['model']['id'] ?? '',
		'html'     => Html::write( $made['tree'] ),
		'css'      => Styles::of( $made['classes'] ),
		'play'     => $made['play'],
		'model'    => $found['model'],
		'findings' => $found['report'],
	];
}
echo json_encode( $out, JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR );
