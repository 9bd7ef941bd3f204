<?php

namespace Frontage\Slider\Import;

use Frontage\Kit\Http\RemoteFile;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Fetches a file that an owner requested, by the kit's rules, with translated error messages. */
final class RemoteSource {

	private readonly RemoteFile $file;

	/**
	 * @param (\Closure( string ): list<string>)|null $resolve Returns the IP addresses of a host.
	 * @param bool|null                                $curl    Whether WordPress uses curl; only curl can be restricted to an IP address.
	 * @param \WP_HTTP_Proxy                           $proxy   Proxy of wp-config.php, which resolves names itself.
	 */
	public function __construct( ?\Closure $resolve = null, ?bool $curl = null, \WP_HTTP_Proxy $proxy = new \WP_HTTP_Proxy() ) {
		$this->file = new RemoteFile( $resolve, $curl, $proxy );
	}

	/** Returns the content of the file. */
	public function get( string $url ): string|WP_Error {
		$content = $this->file->get( $url );
		if ( is_string( $content ) ) {
			return $content;
		}
		return match ( $content->get_error_code() ) {
			'https'   => new WP_Error( 'frontage_slider_address', __( 'Only URLs that start with https:// can be downloaded.', 'frontage-slider' ) ),
			'curl'    => new WP_Error( 'frontage_slider_curl', __( 'This server cannot download files securely because the PHP cURL extension is missing. Add the file to the zip you import, or upload it to the Media Library.', 'frontage-slider' ) ),
			'proxy'   => new WP_Error( 'frontage_slider_proxy', __( 'This server uses a proxy, so files cannot be downloaded securely. Add the file to the zip you import, or upload it to the Media Library.', 'frontage-slider' ) ),
			'address' => new WP_Error( 'frontage_slider_address', __( 'This URL does not exist or points to a private network.', 'frontage-slider' ) ),
			'answer'  => new WP_Error( 'frontage_slider_answer', __( 'The other site did not provide the file.', 'frontage-slider' ) ),
			'size'    => new WP_Error( 'frontage_slider_size', __( 'The file is larger than 1 MB. Upload it to the Media Library instead.', 'frontage-slider' ) ),
			default   => $content,
		};
	}
}
