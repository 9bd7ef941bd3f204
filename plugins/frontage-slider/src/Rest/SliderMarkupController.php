<?php

namespace Frontage\Slider\Rest;

use Frontage\Slider\PluginFiles;
use Frontage\Slider\Rendering\SliderRenderer;
use Frontage\Slider\Storage\SliderRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** REST route that returns the markup of a slider that a page fetches on demand: modals. */
final class SliderMarkupController {

	public static function register(): void {
		register_rest_route(
			'frontage/v1',
			'/sliders/(?P<alias>[^/]+)',
			[
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => [ self::class, 'show' ],
				'permission_callback' => '__return_true', // Published sliders are public; SliderRepository checks the rest.
				'args'                => [
					'alias' => [
						'type'      => 'string',
						'required'  => true,
						'maxLength' => 1200, // A slug has up to 200 characters, each of which may be encoded as six (%D0%BD).
					],
				],
			]
		);
	}

	/**
	 * 200 with success, data (markup), htmlid, waiting (modules), toload (files of this site), rules; 404 if there is no such slider.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function show( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$alias  = $request['alias'];
		$answer = self::slider_data( is_string( $alias ) ? $alias : '' );
		return null === $answer
			? new WP_Error( 'frontage_slider_missing', __( 'Slider not found.', 'frontage-slider' ), [ 'status' => 404 ] )
			: new WP_REST_Response( $answer );
	}

	/** @return array<string, mixed>|null */
	public static function slider_data( string $alias ): ?array {
		$post   = SliderRepository::by_alias( $alias );
		$slider = null === $post ? null : SliderRenderer::compile_for_request( $post );
		if ( null === $slider ) {
			return null;
		}
		$file = PluginFiles::url( ... );
		return [
			'success' => true,
			'data'    => $slider['html'],
			'htmlid'  => $slider['id'],
			'waiting' => $slider['modules'],
			'toload'  => [
				'styles'  => [ $file( 'build/blocks/slider/style.css' ) ],
				'scripts' => [ $file( 'build/engine/engine.js' ) ],
			],
			'rules'   => implode( '', $slider['rules'] ),
		];
	}
}
