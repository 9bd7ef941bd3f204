<?php
/**
 * Prints what compile() yields, for the tests that compare both compilers: php compiled.php SOURCE…, each of them cases, demo, the name
 * of a fixture, or - (models as JSON on the standard input; --later: as a page's second sliders). For each source a list of { model, page, play, tree, html, rules }.
 */

declare( strict_types = 1 );

use Frontage\Slider\Model\Compiler\Markup\HtmlWriter;
use Frontage\Slider\Model\Compiler\SliderCompiler;
use Frontage\Slider\Model\Compiler\Style\ConditionalRules;
use Frontage\Slider\Model\Document\Normalizer;
use Frontage\SliderImport\SliderImporter;

$root = dirname( __DIR__, 3 );
require "$root/tests/pure.php";

// The two functions of WordPress that the demo's sliders call.
function content_url( string $path ): string {
	return "/wp-content/$path";
}
function esc_html( string $text ): string {
	return HtmlWriter::escape( $text );
}

/** @return list<array<string, mixed>> */
function demo( string $root ): array {
	require "$root/demo/content/sliders.php";
	return [ ...array_column( Frontage\Demo\Sliders\all(), 2 ), Frontage\Demo\Sliders\gallery() ];
}

$models = static fn ( string $source ): array => match ( $source ) {
	'cases'        => array_map( static fn ( array $row ): array => [ 'schema' => 1 ] + $row['model'], (array) json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/cases-compile.json' ), true ) ),
	'demo'         => demo( $root ),
	'-', '--later' => (array) json_decode( (string) stream_get_contents( STDIN ), true ),
	default        => array_column( SliderImporter::file( "$root/tests/fixtures/slider/$source" ), 'model' ),
};

$texts = [
	'slide'       => '%1$d of %2$d',
	'next'        => 'Next',
	'previous'    => 'Previous',
	'pause'       => 'Pause',
	'play'        => 'Play',
	'choose'      => 'Choose',
	'videoFailed' => '%s could not be loaded',
];
$out   = [];
foreach ( array_slice( $argv, 1 ) as $source ) {
	foreach ( $models( $source ) as $at => $model ) {
		$page             = '--later' === $source ? [ 'endpoint' => '/sliders/%s', 'first' => false ] : [ 'endpoint' => '', 'first' => true ];
		$made             = SliderCompiler::slider(
			model: Normalizer::slider( $model )->model,
			id: "slider-$at",
			texts: $texts,
			more: [],
			endpoint: $page['endpoint'],
			first: $page['first'],
		);
		$out[ $source ][] = [
			'model' => $model,
			'page'  => $page,
			'play'  => $made['play'],
			'tree'  => $made['tree'],
			'html'  => HtmlWriter::write( $made['tree'] ),
			'rules' => ConditionalRules::for_classes( $made['classes'] ),
		];
	}
}
echo HtmlWriter::json( $out );
