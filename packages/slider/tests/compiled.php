<?php
/**
 * Prints what compile() yields, for the test of the React wrapper: php compiled.php cases | NAME-OF-A-FIXTURE.
 * A list of { play, tree, html }.
 */

declare( strict_types = 1 );

use Frontage\Slider\Model\{ Compile, Html, Normalise };
use Frontage\Slider\Model\Import\Importer;

require dirname( __DIR__, 3 ) . '/tests/pure.php';

$source = $argv[1] ?? 'cases';
$models = 'cases' === $source
	? array_map( static fn ( array $row ): array => [ 'schema' => 1 ] + $row['model'], (array) json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/cases-compile.json' ), true ) )
	: array_column( Importer::file( dirname( __DIR__, 3 ) . "/tests/fixtures/slider/$source" ), 'model' );

$texts = [
	'slide'       => '%1$d of %2$d',
	'next'        => 'Next',
	'previous'    => 'Previous',
	'pause'       => 'Pause',
	'play'        => 'Play',
	'videoFailed' => '%s could not be loaded',
];
$out   = [];
foreach ( $models as $at => $model ) {
	$made  = Compile::slider( Normalise::slider( $model )->model, "slider-$at", $texts );
	$out[] = [
		'play' => $made['play'],
		'tree' => $made['tree'],
		'html' => Html::write( $made['tree'] ),
	];
}
echo Html::json( $out );
